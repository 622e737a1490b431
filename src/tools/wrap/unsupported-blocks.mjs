// @ts-check
// Blocks without an element.

/** By class name. @type {Readonly<Record<string, { kind: string, reason: string }>>} */
export const UNSUPPORTED_BLOCKS = {
  'user-items-list-item-container': {
    kind: 'list section',
    reason: 'no element reads it; its text and images stay as they are',
  },
  'sqs-simple-like': { kind: 'like button', reason: 'it works only with the script of its platform' },
};

const TEXT = 'its text and links stay as they are';
const LOCK = 'the original site checks the password';

/** @typedef {readonly (readonly [type: string, number: number, reason?: string])[]} Types */

/**
 * Pages shown instead of a site or above it, by `data-slide-type`, with their numbers (CTX-010). Those without a reason
 * have an element: `slides` in blocks.mjs.
 * @type {Types}
 */
export const SLIDES = [
  ['cover-page', 1, TEXT],
  ['lock-screen', 2, LOCK],
  ['popup-overlay', 3],
];

/**
 * Parts of these pages, by `data-slice-type`, in the same format (ENM-006).
 * @type {Types}
 */
export const SLICES = [
  ['heading', 1, TEXT],
  ['sub-heading', 2, TEXT],
  ['body', 3, TEXT],
  ['image', 4],
  ['gallery', 5],
  ['video', 6],
  ['social-icons', 7],
  ['buttons', 8, TEXT],
  ['navigation', 9],
  ['custom-form', 10],
  ['newsletter', 11],
  ['album', 12],
  ['map', 13],
  ['logo', 14],
  ['action', 15, TEXT],
  ['form', 16],
  ['lock', 17, LOCK],
  ['password', 18, LOCK],
  ['twitter', 19],
  ['popup-overlay-action', 20, TEXT],
  ['temp-lock-inject', 100, LOCK],
];
