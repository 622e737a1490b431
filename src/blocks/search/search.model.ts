// Rules of a combobox whose options are links: what each key does, and which words of a result matched.

export interface ComboboxState {
  readonly isOpen: boolean;
  /** Index of the active option; -1 while the caret is in the field. */
  readonly active: number;
}

export const CLOSED: ComboboxState = { isOpen: false, active: -1 };

/** - `follow`: opens the active option. - `clear`: empties the field. */
export type KeyEffect = 'follow' | 'clear';

export interface KeyResult {
  readonly state: ComboboxState;
  readonly effect?: KeyEffect;
  /** The browser does nothing else with the key. */
  readonly isHandled: boolean;
}

/**
 * What a key does.
 * @param count number of options that can be shown
 * @param isEmpty whether the field is empty
 */
export function pressKey(
  state: ComboboxState,
  key: string,
  { count, isEmpty }: { readonly count: number; readonly isEmpty: boolean },
): KeyResult {
  const { isOpen, active } = state;
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (count === 0) return { state, isHandled: false };
      return {
        state: { isOpen: true, active: step(state, key === 'ArrowDown' ? 1 : -1, count) },
        isHandled: true,
      };
    case 'Enter':
      return isOpen && active >= 0
        ? { state, effect: 'follow', isHandled: true }
        : { state: CLOSED, isHandled: false };
    case 'Escape':
      if (isOpen) return { state: CLOSED, isHandled: true };
      return isEmpty ? { state, isHandled: false } : { state, effect: 'clear', isHandled: true };
    case 'Tab':
      return { state: CLOSED, isHandled: false };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // The caret moves: back to the field.
      return { state: { isOpen, active: -1 }, isHandled: false };
    default:
      return { state, isHandled: false };
  }
}

/** A closed list opens at its first or last option; after the last one the field is next. */
function step({ isOpen, active }: ComboboxState, direction: 1 | -1, count: number): number {
  if (!isOpen || active < 0) return direction === 1 ? 0 : count - 1;
  const next = active + direction;
  return next >= count ? -1 : next;
}

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text at words that begin with a word of the query, without regard to case and accents. */
export function markMatches(text: string, query: string): readonly TextPart[] {
  const terms = toWords(query);
  const parts: TextPart[] = [];
  // Combining marks belong to the word.
  for (const token of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const word = fold(token);
    const isMatch = terms.some((term) => word.startsWith(term));
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch) parts[parts.length - 1] = { text: last.text + token, isMatch };
    else parts.push({ text: token, isMatch });
  }
  return parts;
}

const toWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
