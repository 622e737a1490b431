// Which submission key may be sent again? One whose fate is unknown, for the same content.
import type { ApiResult } from '../ports';
import type { Submission } from './forms';

export interface KeyKeeper {
  /** The key to repeat; undefined when this content needs a key of its own. */
  keyFor(submission: Submission): string | undefined;
  remember(submission: Submission, key: string, result: ApiResult<unknown>): void;
}

export function createKeeper(): KeyKeeper {
  const open = new Map<string, { readonly key: string; readonly content: string }>();
  return {
    keyFor(submission) {
      const kept = open.get(submission.formId);
      // Changed values are another submission: the first one may have been stored under the old key.
      return kept?.content === contentOf(submission) ? kept.key : undefined;
    },
    remember(submission, key, result) {
      if (isUndecided(result)) open.set(submission.formId, { key, content: contentOf(submission) });
      else open.delete(submission.formId);
    },
  };
}

/** No answer, an unusable one, a failing or a busy server: it may be stored or not. Any other answer has decided. */
function isUndecided(result: ApiResult<unknown>): boolean {
  if (result.ok) return false;
  const { status, error } = result;
  return status === 0 || status === 429 || status >= 500 || error.kind === 'unreadable';
}

/** A captcha is solved anew for each attempt, so its key does not count. */
function contentOf({ captchaKey: _, ...content }: Submission): string {
  return JSON.stringify(content);
}
