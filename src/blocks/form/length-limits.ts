// How long may the text of a field be? The browser's own limit cuts a pasted text off without a word; here it may
// be too long until the visitor has shortened it, so the limit is kept and the attribute put aside (FRM-044, FRM-045).
import { getFormElements } from '../../kit/form/form-element';

const aside = new WeakMap<Element, number>();

/** In characters; undefined if there is no limit. */
export function getMaxLength(control: Element): number | undefined {
  const written = Number(control.getAttribute('maxlength') ?? control.getAttribute('data-maxlength'));
  return written > 0 ? written : aside.get(control);
}

/** The text areas with a limit. */
export const getLimitedTextAreas = (form: HTMLFormElement): HTMLTextAreaElement[] =>
  getFormElements(form).filter(
    (control): control is HTMLTextAreaElement =>
      control instanceof HTMLTextAreaElement && getMaxLength(control) !== undefined,
  );

/** Takes the limit over from the browser. @returns gives it back */
export function disableNativeLimit(area: HTMLTextAreaElement): () => void {
  const limit = getMaxLength(area);
  if (limit === undefined || !area.hasAttribute('maxlength')) return () => {};
  aside.set(area, limit);
  area.removeAttribute('maxlength');
  return () => {
    aside.delete(area);
    if (!area.hasAttribute('maxlength')) area.maxLength = limit;
  };
}
