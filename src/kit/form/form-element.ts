// How is a form asked and told things when its fields may be called `elements`, `reset` or `method`? Named fields hide
// the form's own properties, so everything goes by the prototype.

type FormControl = Element & { readonly form: HTMLFormElement | null };

const { reset } = HTMLFormElement.prototype;
const { getAttribute, setAttribute, toggleAttribute } = Element.prototype;
const elements = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!.get!;

/** All form-associated elements in document order, wherever on the page they stand. */
export const getFormElements = (form: HTMLFormElement): FormControl[] => [...elements.call(form)];

export const resetForm = (form: HTMLFormElement): void => reset.call(form);

export const getFormAttribute = (form: HTMLFormElement, name: string): string | null =>
  getAttribute.call(form, name);

/** Switches a boolean attribute on. @returns gives back what was there */
export function setBooleanAttribute(
  form: HTMLFormElement,
  name: 'hidden' | 'novalidate' | 'aria-busy',
): () => void {
  const before = getFormAttribute(form, name);
  setAttribute.call(form, name, name === 'aria-busy' ? 'true' : '');
  return () => {
    if (before === null) toggleAttribute.call(form, name, false);
    else setAttribute.call(form, name, before);
  };
}

/** What sends the form when it is used. */
export const getSubmitButtons = (form: HTMLFormElement): HTMLElement[] =>
  getFormElements(form).filter(
    (control): control is HTMLButtonElement | HTMLInputElement =>
      (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
      /^(submit|image)$/.test(control.type),
  );
