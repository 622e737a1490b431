// Which nodes of the page make up a newsletter form, ours or as website builders print it?
import type { MarkupOptionsReader } from '../../kit/element/options';

export interface NewsletterContent {
  readonly form: HTMLFormElement | null;
  readonly email: HTMLInputElement | null;
  /** Messages go before it (FRM-051); without a body of its own the whole form is it. */
  readonly body: HTMLElement | null;
  /** What the page wants to be shown after success. */
  readonly successElement: HTMLElement | null;
}

const EMAIL = 'input[name=email], input[type=email]';

export function readContent(host: HTMLElement): NewsletterContent {
  const form = host.querySelector('form');
  return {
    form,
    email: form?.querySelector<HTMLInputElement>(EMAIL) ?? null,
    body: form?.querySelector<HTMLElement>('[data-body], .newsletter-form-body') ?? form,
    successElement: host.querySelector<HTMLElement>('[data-success], .form-submission-text'),
  };
}

/** What the form says about itself. */
export const readMarkup: MarkupOptionsReader = (host) => {
  const form = host.querySelector('form');
  return {
    formId: form?.getAttribute('data-form-id') ?? null,
    listId: host.querySelector<HTMLInputElement>('input[name=listId]')?.value ?? null,
  };
};
