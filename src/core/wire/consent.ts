/** How is the proof of a cookie choice written on the wire? (a call of ours) */
import * as v from 'valibot';

/** What the visitor decided; while it is pending there is no receipt. */
export type ConsentDecision = (typeof CONSENT_DECISIONS)[number];

/** Body of `POST /api/consent/receipts`: what was asked, in which words, and what was answered. */
export type ConsentReceipt = v.InferOutput<typeof ConsentReceiptSchema>;

/** Answer 200 of `POST /api/consent/receipts`. */
export type ConsentReceiptResponse = v.InferOutput<typeof ConsentReceiptResponseSchema>;

export const CONSENT_DECISIONS = ['granted', 'denied'] as const;

export const ConsentReceiptSchema = v.object({
  choice: v.picklist(CONSENT_DECISIONS),
  categories: v.pipe(
    v.optional(v.array(v.picklist([1, 2, 3]))),
    v.description(
      'What a yes is for, where it is not for everything: 1 necessary, 2 functional, 3 advertising.',
    ),
  ),
  privacySignal: v.pipe(
    v.optional(v.boolean()),
    v.description('Whether the browser sent Global Privacy Control.'),
  ),
  text: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(10_000),
    v.description('The words the visitor was shown.'),
  ),
  language: v.pipe(v.string(), v.minLength(2), v.maxLength(35), v.description('BCP 47 tag of those words.')),
  version: v.pipe(v.string(), v.maxLength(100), v.description('Version of the notice or of its settings.')),
  at: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.description('When the choice was made, by the clock of the visitor.'),
  ),
});

export const ConsentReceiptResponseSchema = v.object({
  receiptId: v.string(),
  hash: v.pipe(
    v.string(),
    v.description('SHA-256 (hex) over this receipt and the hash of the one before it.'),
  ),
});
