// Moves the focus to an invalid field.
import type { Field } from './fields';

/** Focuses the first invalid control of the field, and scrolls its title and error into view. */
export function focusField({ controls, anchor }: Field): void {
  const control = controls.find(({ validity }) => validity?.valid === false) ?? controls[0];
  control.focus({ preventScroll: true });
  // The control first: if not everything fits, the error at the top takes precedence.
  control.scrollIntoView({ block: 'nearest' });
  const error = anchor.previousElementSibling;
  (error?.matches('[data-site-own]') ? error : anchor).scrollIntoView({ block: 'nearest' });
}
