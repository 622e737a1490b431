// What does a page say about the rotation of a gallery? Pure.
import { INVALID, parseNumber } from '../../../kit/contract/attributes';

/** The documented object; what is not there is not said. */
export interface AutoplayOptions {
  readonly randomize?: boolean;
  /** In ms. */
  readonly timeout?: number;
  /** Selectors of what holds the rotation while a mouse is over it. */
  readonly pauseOnMouseover?: readonly string[];
}

export interface ResolvedAutoplay {
  readonly randomize: boolean;
  /** In ms. */
  readonly timeout: number;
  readonly pauseOnMouseover: string;
}

/** No gallery turns faster than this, in ms. */
const MIN_TIMEOUT = 500;

/** An object as a page or a template may write it; undefined for anything else. */
export function readAutoplayOptions(value: unknown): AutoplayOptions | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { randomize, timeout, pauseOnMouseover } = value as Record<string, unknown>;
  const time = parseNumber(timeout);
  const selectors = [pauseOnMouseover].flat().filter((one) => typeof one === 'string');
  return {
    ...(randomize != null && { randomize: randomize !== 'false' && Boolean(randomize) }),
    ...(time !== INVALID && { timeout: Math.max(MIN_TIMEOUT, time) }),
    ...(pauseOnMouseover != null && { pauseOnMouseover: selectors }),
  };
}

/**
 * What holds: the object where it says something. It randomises unless it says no (GAL-022); without the object only
 * the attribute does.
 */
export function resolveAutoplay(
  { autoplayDuration, autoplayRandomize }: { autoplayDuration: number; autoplayRandomize: boolean },
  object: AutoplayOptions | null,
): ResolvedAutoplay {
  return {
    randomize: object ? (object.randomize ?? true) : autoplayRandomize,
    timeout: object?.timeout ?? autoplayDuration * 1000,
    pauseOnMouseover: (object?.pauseOnMouseover ?? []).join(','),
  };
}
