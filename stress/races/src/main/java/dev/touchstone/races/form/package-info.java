/** What programs of every kind of primitive share: what a form is, and how it tells what it saw. */
@NullMarked
package dev.touchstone.races.form;

import org.jspecify.annotations.NullMarked;
