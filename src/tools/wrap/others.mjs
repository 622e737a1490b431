// @ts-check
// Blocks without an element.

/** By class name. @type {Readonly<Record<string, { kind: string, reason: string }>>} */
export const OTHERS = {
  'user-items-list-item-container': {
    kind: 'list section',
    reason: 'no element reads it; its text and images stay as they are',
  },
  'sqs-simple-like': { kind: 'like button', reason: 'it works only with the script of its platform' },
};
