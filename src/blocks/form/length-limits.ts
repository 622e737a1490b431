// Maximum length of text areas. The native limit truncates pasted text silently, so the attribute is removed and the
// limit is validated instead (FRM-044, FRM-045).
import { getFormElements } from '../../kit/form/form-element';

const removedLimits = new WeakMap<Element, number>();

/** In characters; undefined if there is no limit. */
export function getMaxLength(control: Element): number | undefined {
  const attribute = Number(control.getAttribute('maxlength') ?? control.getAttribute('data-maxlength'));
  return attribute > 0 ? attribute : removedLimits.get(control);
}

export const getLimitedTextAreas = (form: HTMLFormElement): HTMLTextAreaElement[] =>
  getFormElements(form).filter(
    (control): control is HTMLTextAreaElement =>
      control instanceof HTMLTextAreaElement && getMaxLength(control) !== undefined,
  );

/** Removes the attribute `maxlength` and remembers its value. @returns restores it */
export function disableNativeLimit(textArea: HTMLTextAreaElement): () => void {
  const limit = getMaxLength(textArea);
  if (limit === undefined || !textArea.hasAttribute('maxlength')) return () => {};
  removedLimits.set(textArea, limit);
  textArea.removeAttribute('maxlength');
  return () => {
    removedLimits.delete(textArea);
    if (!textArea.hasAttribute('maxlength')) textArea.maxLength = limit;
  };
}
