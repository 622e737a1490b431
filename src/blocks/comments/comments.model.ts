// State of a comments block, and its comment count as text.

/** State of the comments of an item; `comment-state` of published markup. */
export const CommentState = { open: 1, closed: 2 } as const;

export interface CommentTexts {
  readonly labelNone: string;
  readonly labelOne: string;
  /** `{count}` is replaced. */
  readonly labelMany: string;
}

/** The count in words, as published pages print it. @param count invalid and negative counts are treated as 0 */
export function formatCount(count: number, { labelNone, labelOne, labelMany }: CommentTexts): string {
  if (!Number.isSafeInteger(count) || count < 1) return labelNone;
  return count === 1 ? labelOne : labelMany.replace('{count}', `${count}`);
}
