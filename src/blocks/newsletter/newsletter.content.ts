// Finds the nodes of a newsletter form, in our markup or in published markup of site builders (see README.md).
import type { FormValues } from '../../core/wire/form';
import type { SubscriberNames } from '../../core/wire/newsletter';
import type { MarkupOptionsReader } from '../../kit/element/options';
import { getFormElements } from '../../kit/form/form-element';

export interface NewsletterContent {
  readonly form: HTMLFormElement | null;
  readonly email: HTMLInputElement | null;
  /** Messages are inserted before it (FRM-051); defaults to the form. */
  readonly body: HTMLElement | null;
  /** Shown after success. */
  readonly successElement: HTMLElement | null;
}

const EMAIL_SELECTOR = 'input[name=email], input[type=email]';

export function readContent(host: HTMLElement): NewsletterContent {
  const form = host.querySelector('form');
  return {
    form,
    email: form?.querySelector<HTMLInputElement>(EMAIL_SELECTOR) ?? null,
    body: form?.querySelector<HTMLElement>('[data-body], .newsletter-form-body') ?? form,
    successElement: host.querySelector<HTMLElement>('[data-success], .form-submission-text'),
  };
}

/** Key of a control's value: the id of its published field, or its name. */
export const getFieldKey = (control: Element): string =>
  control.closest('.form-item')?.id || control.getAttribute('name') || '';

/** Values by field for the form submission calls; a field with several controls, such as a name, has a list. */
export function readValues(form: HTMLFormElement): FormValues {
  const values: FormValues = Object.create(null);
  for (const control of getFormElements(form)) {
    const key = getFieldKey(control);
    if (!key || !isSent(control)) continue;
    const before = values[key] as string | string[] | undefined;
    values[key] = before === undefined ? control.value : [before, control.value].flat();
  }
  return values;
}

/** Selectors of the controls for names, by the property of the sign-up. */
const NAME_SELECTORS = {
  firstName: '[autocomplete~=given-name], [name=firstName], [name=fname i], [name*=first_name]',
  lastName: '[autocomplete~=family-name], [name=lastName], [name=lname i], [name*=last_name]',
  name: '[autocomplete~=name], [name=name]',
};

/** Names of the subscriber, as far as the form has controls for them. */
export function readNames(form: HTMLFormElement): SubscriberNames {
  const names = Object.entries(NAME_SELECTORS).map(([name, selector]) => {
    const control = getFormElements(form).find((element) => element.matches(selector) && isSent(element));
    return [name, (control as HTMLInputElement | undefined)?.value.trim()];
  });
  return Object.fromEntries(names.filter(([, value]) => value));
}

const isSent = (control: Element): control is HTMLInputElement =>
  control.matches(
    'select:enabled, textarea:enabled, input:enabled:not([type=submit], [type=button], [type=image], [type=file])',
  ) &&
  (!control.matches('[type=checkbox], [type=radio]') || (control as HTMLInputElement).checked);

/** Options in the markup of the form. */
export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const form = host.querySelector('form');
  return {
    formId: form?.getAttribute('data-form-id') ?? null,
    listId: host.querySelector<HTMLInputElement>('input[name=listId]')?.value ?? null,
  };
};
