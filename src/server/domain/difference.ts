/** Finds the lines in which two texts differ. Pure. */

/** Characters that are shown. */
const MAX = 1000;

/** The lines of a text that differ from another one, without equal ones at its start and end; not longer than can be read at once. */
export function findDifference(text: string, other: string): string {
  const [lines, others] = [toLines(text), toLines(other)];
  const shorter = Math.min(lines.length, others.length);
  let start = 0;
  while (start < shorter && lines[start] === others[start]) start++;
  let end = 0;
  while (end < shorter - start && lines.at(-1 - end) === others.at(-1 - end)) end++;
  const part = lines.slice(start, lines.length - end).join('\n');
  // Only the other one has more lines.
  if (!part) return cut(lines.join('\n'));
  return `${start > 0 ? '…\n' : ''}${cut(part)}${end > 0 ? '\n…' : ''}`;
}

const cut = (text: string): string => (text.length > MAX ? `${text.slice(0, MAX)}…` : text);

const toLines = (text: string): string[] => text.trim().split(/\r?\n/);
