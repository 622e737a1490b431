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
  const whole = Number.isSafeInteger(count) && count > 0 ? count : 0;
  if (whole === 0) return labelNone;
  return whole === 1 ? labelOne : labelMany.replace('{count}', String(whole));
}
