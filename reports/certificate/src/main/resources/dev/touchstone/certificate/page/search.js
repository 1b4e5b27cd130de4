// Filters claims and checks by words and by verdict. Without it everything is shown.
(() => {
  'use strict';
  const form = document.querySelector('.filter');
  if (!form) return;
  const words = form.querySelector('input[type=search]');
  const verdict = form.querySelector('select');
  const count = form.querySelector('.count');
  const rows = [...document.querySelectorAll('.claims tbody tr, .checks tbody tr')];
  const texts = rows.map(row => row.textContent.toLowerCase());

  const filter = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(word => word);
    let shown = 0, claims = 0;
    rows.forEach((row, i) => {
      const fits = wanted.every(word => texts[i].includes(word))
        && (!verdict.value || row.classList.contains(verdict.value));
      row.hidden = !fits;
      if (row.closest('.claims')) {
        claims++;
        if (fits) shown++;
      }
    });
    count.textContent = shown === claims ? claims + ' claims' : shown + ' of ' + claims + ' claims';
  };

  // A link into what is folded opens it.
  const reveal = () => {
    const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    target.hidden = false;
    for (let part = target; part; part = part.parentElement) {
      if (part.tagName === 'DETAILS') part.open = true;
    }
    target.scrollIntoView();
  };

  form.addEventListener('submit', event => event.preventDefault());
  words.addEventListener('input', filter);
  verdict.addEventListener('change', filter);
  document.addEventListener('keydown', event => {
    if (event.key === '/' && !event.target.closest('input, select, textarea')) {
      words.focus();
      event.preventDefault();
    }
    if (event.key === 'Escape' && event.target === words) {
      words.value = '';
      filter();
    }
  });
  window.addEventListener('hashchange', reveal);
  form.hidden = false;
  filter();
  reveal();
})();
