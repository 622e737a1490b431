/** Newsletter sign-up on the wire. The calls are not documented. */
import * as v from 'valibot';
import { HONEYPOT_FIELD } from './form';

/** Body of `POST /api/newsletter/subscribe`, as JSON or form-encoded. */
export type SubscribeRequest = v.InferInput<typeof SubscribeRequestSchema>;

/** Response 200, whether or not the address is already subscribed. 400 is `Failure`, or `FieldFailures` with `email`. */
export type SubscribeResponse = v.InferOutput<typeof SubscribeResponseSchema>;

/** Names of a subscriber, all optional. */
export type SubscriberNames = v.InferOutput<typeof SubscriberNamesSchema>;

const nameSchema = v.optional(v.pipe(v.string(), v.maxLength(200)));

const SubscriberNamesSchema = v.object({ name: nameSchema, firstName: nameSchema, lastName: nameSchema });

export const SubscribeRequestSchema = v.object({
  email: v.pipe(v.string(), v.description('Validated like the email fields of forms.')),
  listId: v.pipe(
    v.optional(v.string(), ''),
    v.description('Required; if it is missing, the response is 400.'),
  ),
  ...SubscriberNamesSchema.entries,
  formId: v.pipe(v.optional(v.string()), v.description('The form whose captcha settings apply.')),
  captchaKey: v.optional(v.string()),
  key: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(100))),
    v.description(
      'Idempotency key, a UUID from the sender: repeated requests with the same key count once, for a month.',
    ),
  ),
  [HONEYPOT_FIELD]: v.pipe(v.optional(v.string()), v.description('Honeypot: only bots fill it in.')),
  pageUrl: v.pipe(
    v.optional(v.string()),
    v.description('URL of the page with the form; stored as proof of consent.'),
  ),
});

export const SubscribeResponseSchema = v.object({
  status: v.pipe(
    v.literal('check-inbox'),
    v.description('A confirmation email was sent unless the address is already subscribed.'),
  ),
  message: v.pipe(v.string(), v.description('Message for the visitor.')),
});
