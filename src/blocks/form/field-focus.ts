// Where does the visitor look after a submit that failed?
import type { Field } from './fields';

/** Focuses the first control of the field that is wrong and shows its title and error with it. */
export function focusField({ controls, anchor }: Field): void {
  const control = controls.find((one) => one.validity?.valid === false) ?? controls[0];
  control.focus({ preventScroll: true });
  // The control first: if not all fits, what is read first stays in view.
  control.scrollIntoView({ block: 'nearest' });
  const error = anchor.previousElementSibling;
  (error?.matches('[data-site-own]') ? error : anchor).scrollIntoView({ block: 'nearest' });
}
