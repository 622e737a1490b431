// The options of automatic rotation, as attributes and as one object. Pure.
import { INVALID, parseNumber } from '../../../kit/contract/attributes';

/** The documented object; missing properties are not set. */
export interface AutoplayOptions {
  readonly randomize?: boolean;
  /** In ms. */
  readonly timeout?: number;
  /** Selectors of elements that pause the rotation while the mouse is over them. */
  readonly pauseOnMouseover?: readonly string[];
}

export interface ResolvedAutoplay {
  readonly randomize: boolean;
  /** In ms. */
  readonly timeout: number;
  readonly pauseOnMouseover: string;
}

/** In ms. */
const MIN_TIMEOUT = 500;

/**
 * Reads an object of a page or template; undefined for any other value.
 * @param reject called with a message for a time that is not positive
 */
export function readAutoplayOptions(
  value: unknown,
  reject: (message: string) => void = () => {},
): AutoplayOptions | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { randomize, timeout, pauseOnMouseover } = value as Record<string, unknown>;
  const time = readTimeout(timeout, reject);
  const selectors = [pauseOnMouseover].flat().filter((selector) => typeof selector === 'string');
  return {
    ...(randomize != null && { randomize: randomize !== 'false' && Boolean(randomize) }),
    ...(time !== null && { timeout: time }),
    ...(pauseOnMouseover != null && { pauseOnMouseover: selectors }),
  };
}

function readTimeout(value: unknown, reject: (message: string) => void): number | null {
  if (value == null || value === '') return null;
  const time = parseNumber(value);
  if (time !== INVALID && time > 0) return Math.max(MIN_TIMEOUT, time);
  reject(`timeout=${JSON.stringify(value)} of autoplay-options is not a positive number; ignoring it.`);
  return null;
}

/** The object overrides the attributes; with an object the order is random unless it is turned off (GAL-022). */
export function resolveAutoplay(
  { autoplayDuration, autoplayRandomize }: { autoplayDuration: number; autoplayRandomize: boolean },
  options: AutoplayOptions | null,
): ResolvedAutoplay {
  return {
    randomize: options ? (options.randomize ?? true) : autoplayRandomize,
    timeout: options?.timeout ?? autoplayDuration * 1000,
    pauseOnMouseover: (options?.pauseOnMouseover ?? []).join(','),
  };
}
