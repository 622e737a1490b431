/** Consent receipt on the wire. The call is not documented. */
import * as v from 'valibot';

/** The visitor's decision. Pending consent has no receipt. */
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/** Body of `POST /api/consent/receipts`: the notice and the decision. */
export type ConsentReceipt = v.InferOutput<typeof ConsentReceiptSchema>;

/** Response 200 of `POST /api/consent/receipts`. */
export type ConsentReceiptResponse = v.InferOutput<typeof ConsentReceiptResponseSchema>;

export const CONSENT_DECISIONS = ['granted', 'denied'] as const;

export const ConsentReceiptSchema = v.object({
  choice: v.picklist(CONSENT_DECISIONS),
  categories: v.pipe(
    v.optional(v.array(v.picklist([1, 2, 3]))),
    v.description('Accepted categories, unless all are accepted: 1 necessary, 2 functional, 3 advertising.'),
  ),
  privacySignal: v.pipe(
    v.optional(v.boolean()),
    v.description('Whether the browser sent Global Privacy Control.'),
  ),
  text: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(10_000),
    v.description('The text that the visitor saw.'),
  ),
  language: v.pipe(
    v.string(),
    v.minLength(2),
    v.maxLength(35),
    v.description('BCP 47 language tag of the text.'),
  ),
  version: v.pipe(v.string(), v.maxLength(100), v.description('Version of the notice or of its settings.')),
  at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.description('Time of the decision, according to the visitor’s clock.'),
  ),
});

export const ConsentReceiptResponseSchema = v.object({
  receiptId: v.string(),
  hash: v.pipe(v.string(), v.description('SHA-256 (hex) of this receipt and the hash of the previous one.')),
});
