// Checks of the receipts of consent decisions, which are not part of the specification.
import type { CallName } from '../../core/calls';
import type { ConsentReceipt } from '../../core/wire/consent';
import { accepts, type Check, checksCrumb, rejects } from './checks';

export const CONSENT_CALLS = ['consentReceipt'] as const satisfies readonly CallName[];

export type ConsentCallName = (typeof CONSENT_CALLS)[number];

const RECEIPT: ConsentReceipt = {
  choice: 'denied',
  text: 'conformance',
  language: 'en',
  version: 'conformance',
  at: new Date().toISOString(),
};

export function consentChecks(): Readonly<Record<ConsentCallName, readonly Check[]>> {
  return {
    consentReceipt: [
      accepts('consentReceipt', { json: RECEIPT }, 'stores a decision'),
      rejects(
        'consentReceipt',
        { json: { ...RECEIPT, choice: 'maybe' } },
        'rejects an unknown choice',
        [400, 422],
      ),
      checksCrumb('consentReceipt', { json: RECEIPT }),
    ],
  };
}
