// How does a textarea stand with its limit?
import { fill } from '../messages';

/** `12 / 200`, and whether that is too much (FRM-045). */
export function countCharacters(
  text: string,
  maxLength: number,
  template = '{length} / {maximum}',
): { text: string; over: boolean } {
  const { length } = text;
  const count = fill(template, { length: String(length), maximum: String(maxLength) });
  return { text: count, over: length > maxLength };
}
