// How does a visitor ask for the letters of a site? As a submission that says no more than the address: it waits in the
// same outbox, under a key of its own, by which the server knows it again.
import { NEWSLETTER_SUBSCRIBE_PATH } from '../../core/routes';
import type { SubscribeRequest } from '../../core/wire/newsletter';
import type { Page } from '../page/page';
import type { Submission } from './forms';
import { getNewsletterFormId } from './newsletter-form-id';

export interface Subscription {
  readonly email: string;
  readonly listId: string;
  /** The form whose captcha settings hold. */
  readonly formId?: string;
  readonly captchaKey?: string;
}

/** The wish as the outbox takes it. */
export function createSubscriptionRequest(
  { email, listId, formId, captchaKey }: Subscription,
  page: Pick<Page, 'url' | 'uuid'>,
): readonly [Submission, URLSearchParams] {
  const form = { email };
  const { origin, pathname } = page.url();
  const body = new URLSearchParams({
    listId,
    form: JSON.stringify(form),
    pageUrl: origin + pathname,
    ...(formId && { formId }),
  });
  return [
    {
      formId: getNewsletterFormId(listId),
      form,
      key: page.uuid(),
      ...(captchaKey !== undefined && { captchaKey }),
    },
    body,
  ];
}

/** What a wish in the outbox says on the wire, and where; null for any other submission. */
export function readSubscriptionRequest(
  body: URLSearchParams,
): { readonly path: string; readonly body: SubscribeRequest } | null {
  const { form = '{}', ...fields } = Object.fromEntries(body);
  if (fields.listId === undefined) return null;
  const { email } = JSON.parse(form) as { email: string };
  return { path: NEWSLETTER_SUBSCRIBE_PATH.replace('/api/', ''), body: { email, ...fields } };
}
