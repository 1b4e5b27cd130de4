// Steps through a trace. Without it the page is a picture and a table.
(() => {
  'use strict';
  const trace = document.querySelector('.trace');
  if (!trace) return;
  const rows = [...trace.querySelectorAll('.steps tbody tr')];
  const marks = [...trace.querySelectorAll('.mark')];
  const bars = [...trace.querySelectorAll('.bar')];
  const edges = [...trace.querySelectorAll('.edge')];
  const picture = trace.querySelector('svg');
  const panel = trace.querySelector('.panel');
  const tools = trace.querySelector('.tools');
  const hide = tools.querySelector('[data-hide]');
  const upright = picture.classList.contains('lanes');
  const wrong = Number(trace.dataset.wrong);
  const row = 28, head = 44;
  let at = 0;

  const make = (name, text, css) => {
    const element = document.createElement(name);
    if (text) element.textContent = text;
    if (css) element.className = css;
    return element;
  };
  const hidden = n => hide && hide.checked && rows[n - 1].classList.contains('local');

  // What is known of the memory after step n: the last value that was read or written.
  const memory = n => {
    const known = new Map();
    for (let i = 0; i < n; i++) {
      const { location, left } = rows[i].dataset;
      if (location) known.set(location, left || 'changed');
    }
    return known;
  };

  const memoryTable = n => {
    const table = make('table', '', 'memory');
    table.append(make('caption', 'Memory after this step, as far as the steps show it'));
    const body = make('tbody');
    const before = memory(n - 1);
    for (const [location, value] of memory(n)) {
      const line = make('tr', '', rows[n - 1].dataset.location === location ? 'touched' : '');
      const name = make('th', location);
      name.scope = 'row';
      const changed = before.has(location) && before.get(location) !== value;
      line.append(name, make('td', changed ? before.get(location) + ' → ' + value : value));
      body.append(line);
    }
    table.append(body);
    return body.rows.length ? table : make('p', 'No memory was touched yet.', 'small soft');
  };

  const show = n => {
    const line = rows[n - 1];
    const title = make('p', '', 'now');
    title.append(make('b', 'Step ' + n), ' ' + line.querySelector('.who').textContent);
    const does = line.querySelector('.does').cloneNode(true);
    const source = line.querySelector('.source').cloneNode(true);
    const what = make('div', '', 'does');
    what.append(...does.childNodes);
    const where = make('div', '', 'source');
    where.append(...source.childNodes);
    panel.replaceChildren(title, what, where, memoryTable(n));
    panel.classList.toggle('wrong', n === wrong);
  };

  const go = (n, scroll = true) => {
    at = Math.min(rows.length, Math.max(1, n));
    marks.forEach((mark, i) => {
      mark.classList.toggle('now', i + 1 === at);
      mark.classList.toggle('later', i + 1 > at);
    });
    rows.forEach((line, i) => line.classList.toggle('now', i + 1 === at));
    bars.forEach(bar => {
      const from = Number(bar.dataset.from), to = Number(bar.dataset.to);
      bar.classList.toggle('now', from <= at && at <= to);
      bar.classList.toggle('later', from > at);
    });
    edges.forEach(edge => {
      edge.classList.toggle('now', Number(edge.dataset.to) === at);
      edge.classList.toggle('later', Number(edge.dataset.to) > at);
    });
    tools.querySelector('.count').textContent = 'step ' + at + ' of ' + rows.length;
    tools.querySelector('[data-go=first]').disabled = at === 1;
    tools.querySelector('[data-go=back]').disabled = at === 1;
    tools.querySelector('[data-go=forward]').disabled = at === rows.length;
    panel.hidden = false;
    show(at);
    try { history.replaceState(null, '', '#step-' + at); } catch { /* from some places a page may not */ }
    if (scroll && upright) marks[at - 1].scrollIntoView({ block: 'nearest' });
  };

  const step = by => {
    let n = (at || (by > 0 ? 0 : 2)) + by;
    while (n >= 1 && n <= rows.length && hidden(n)) n += by;
    if (n >= 1 && n <= rows.length) go(n);
  };

  // Moves the rows together when some are hidden; the numbers are those of the drawing.
  const layout = () => {
    const y = [head];
    rows.forEach((line, i) => y.push(y[i] + (hidden(i + 1) ? 0 : row)));
    rows.forEach((line, i) => { line.hidden = hidden(i + 1); });
    if (!upright) return;
    const middle = n => y[n - 1] + row / 2;
    marks.forEach((mark, i) => {
      mark.setAttribute('transform', 'translate(0,' + middle(i + 1) + ')');
      mark.style.display = hidden(i + 1) ? 'none' : '';
    });
    bars.forEach(bar => {
      const box = bar.querySelector('rect');
      const from = Number(bar.dataset.from), to = Number(bar.dataset.to);
      box.setAttribute('y', y[from - 1] + 2);
      box.setAttribute('height', Math.max(2, y[to] - y[from - 1] - 4));
    });
    edges.forEach(edge => {
      const from = Number(edge.dataset.from), to = Number(edge.dataset.to);
      edge.style.display = hidden(from) || hidden(to) ? 'none' : '';
      const numbers = edge.getAttribute('d').match(/-?\d+(\.\d+)?/g).map(Number);
      const lift = numbers[0] === numbers[6] ? 8 : 0;
      [numbers[1], numbers[3]] = [middle(from), middle(from) + lift];
      [numbers[5], numbers[7]] = [middle(to) - lift, middle(to)];
      edge.setAttribute('d', 'M' + numbers[0] + ' ' + numbers[1] + 'C' + numbers.slice(2).join(' '));
    });
    const height = y[rows.length] + 10;
    picture.setAttribute('height', height);
    picture.setAttribute('viewBox', '0 0 ' + picture.getAttribute('width') + ' ' + height);
  };

  const actions = {
    first: () => go(1), back: () => step(-1), forward: () => step(1), wrong: () => go(wrong),
  };
  tools.addEventListener('click', event => {
    const button = event.target.closest('[data-go]');
    if (button) actions[button.dataset.go]();
  });
  if (hide) hide.addEventListener('change', layout);
  document.addEventListener('keydown', event => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest('input[type=search], textarea, select')) return;
    if (event.key === 'ArrowRight') { step(1); event.preventDefault(); }
    if (event.key === 'ArrowLeft') { step(-1); event.preventDefault(); }
  });
  picture.addEventListener('click', event => {
    const mark = event.target.closest('.mark');
    const bar = event.target.closest('.bar');
    if (mark) go(Number(mark.dataset.n), false);
    else if (bar) go(Number(bar.dataset.to), false);
  });
  document.addEventListener('click', event => {
    const link = event.target.closest('a[href^="#step-"]');
    if (!link) return;
    event.preventDefault();
    go(Number(link.hash.slice(6)));
    if (!upright) trace.scrollIntoView({ block: 'nearest' });
  });
  const fromAddress = () => {
    const match = /^#step-(\d+)$/.exec(location.hash);
    if (match) {
      go(Number(match[1]));
      trace.scrollIntoView();
    }
  };
  window.addEventListener('hashchange', fromAddress);
  // The browser scrolls to the row of the table once the page is loaded; the picture comes after that.
  window.addEventListener('load', () => setTimeout(fromAddress));
  tools.hidden = false;
  trace.classList.add('alive');
  fromAddress();
})();
