/** How does a visitor join and leave a mailing list on the wire? (calls of ours) */
import * as v from 'valibot';
import { HONEYPOT_FIELD } from './form';

/** Body of `POST /api/newsletter/subscribe`, as JSON or form-encoded. */
export type SubscribeRequest = v.InferInput<typeof SubscribeRequestSchema>;

/** Answer 200: the same whether or not the address is known. 400 is `Failure` or `FieldFailures` with `email`. */
export type SubscribeResponse = v.InferOutput<typeof SubscribeResponseSchema>;

export const SubscribeRequestSchema = v.object({
  email: v.pipe(v.string(), v.description('Under the email rule of forms.')),
  listId: v.pipe(v.optional(v.string(), ''), v.description('Without one: 400, a list must be selected.')),
  formId: v.pipe(v.optional(v.string()), v.description('The form whose captcha settings hold.')),
  captchaKey: v.optional(v.string()),
  key: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(100))),
    v.description('Chosen by the sender, a UUID: the same wish under the same key is one wish, for a month.'),
  ),
  [HONEYPOT_FIELD]: v.pipe(v.optional(v.string()), v.description('Filled by robots only.')),
  pageUrl: v.pipe(
    v.optional(v.string()),
    v.description('Where the visitor asked; kept as proof of consent.'),
  ),
});

export const SubscribeResponseSchema = v.object({
  status: v.pipe(
    v.literal('check-inbox'),
    v.description('A mail with a link to confirm is on its way, if the address is not on the list already.'),
  ),
  message: v.pipe(v.string(), v.description('A sentence for the visitor.')),
});
