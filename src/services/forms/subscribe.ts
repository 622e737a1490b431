// How does a visitor ask for the letters of a site? One call; asking twice is no more than asking once.

import { isRecord, readString } from '../../core/read';
import { NEWSLETTER_SUBSCRIBE_PATH } from '../../core/routes';
import type { Subscribe } from '../../core/wire/newsletter';
import type { Page } from '../page';
import type { Api } from '../ports';
import { submissionFailure } from './answers';
import type { Failure } from './forms';
import { verdictOf } from './verdict';

export interface Subscription {
  readonly email: string;
  readonly listId: string;
  /** The form whose captcha settings hold. */
  readonly formId?: string;
  readonly captchaKey?: string;
}

/** `message` is what the server wants the visitor to read: that a mail is on its way. */
export type SubscriptionResult = { readonly ok: true; readonly message: string } | Failure;

export interface SubscribeNeeds {
  readonly page: Pick<Page, 'url' | 'warn'>;
  readonly api: Pick<Api, 'post'>;
  readonly prove: () => Promise<string>;
}

/** A server that is silent for so long counts as away, in ms. */
const TIMEOUT = 30_000;

/** The texts of a failure are those of a form (FRM-060 to FRM-066). A wish for a proof of work is met without the visitor. */
export async function subscribe(needs: SubscribeNeeds, wish: Subscription): Promise<SubscriptionResult> {
  const { origin, pathname } = needs.page.url();
  const body: Subscribe = { ...wish, pageUrl: origin + pathname };
  const first = await post(needs, body);
  const result =
    verdictOf(first) === 'prove' ? await post(needs, { ...body, captchaKey: await needs.prove() }) : first;
  if (result.ok) return { ok: true, message: isRecord(result.data) ? readString(result.data.message) : '' };
  const failure = submissionFailure(result.status, result.error);
  if (!failure.message && !failure.fields)
    needs.page.warn(`site-newsletter: status ${result.status}; nothing was sent.`);
  return failure;
}

const post = ({ api }: SubscribeNeeds, body: Subscribe) =>
  api.post<unknown>(NEWSLETTER_SUBSCRIBE_PATH.replace('/api/', ''), body, { timeout: TIMEOUT });
