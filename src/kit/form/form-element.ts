// Safe access to members of a form. Fields named `elements`, `reset` or `method` shadow the form's own properties, so all
// access goes through the prototype.

type FormControl = Element & { readonly form: HTMLFormElement | null };

// Allows the module to be imported outside a browser.
const { Element, HTMLFormElement } = globalThis;
const { reset, submit } = HTMLFormElement?.prototype ?? {};
const { getAttribute, querySelectorAll, setAttribute, toggleAttribute } = Element?.prototype ?? {};
const elements =
  HTMLFormElement && Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')!.get!;

/** All form-associated elements in document order, including those outside the form (`form` attribute). */
export const getFormElements = (form: HTMLFormElement): FormControl[] => [...elements.call(form)];

/** Form-associated elements that match a selector, found without reading every control of a large form. */
export function queryFormElements(form: HTMLFormElement, selector: string): FormControl[] {
  const root = form.getRootNode() as ParentNode & Node;
  // Controls outside the form refer to its id.
  const found =
    getFormAttribute(form, 'id') && 'querySelectorAll' in root
      ? root.querySelectorAll<FormControl>(selector)
      : (querySelectorAll.call(form, selector) as NodeListOf<FormControl>);
  return [...found].filter((control) => control.form === form);
}

export const resetForm = (form: HTMLFormElement): void => reset.call(form);

/** Submits without validation and without a `submit` event. */
export const submitNatively = (form: HTMLFormElement): void => submit.call(form);

export const getFormAttribute = (form: HTMLFormElement, name: string): string | null =>
  getAttribute.call(form, name);

/** Sets a boolean attribute. @returns a function that restores the previous value */
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

/** All submit buttons of the form. */
export const getSubmitButtons = (form: HTMLFormElement): HTMLElement[] =>
  getFormElements(form).filter(
    (control): control is HTMLButtonElement | HTMLInputElement =>
      (control instanceof HTMLButtonElement || control instanceof HTMLInputElement) &&
      /^(submit|image)$/.test(control.type),
  );
