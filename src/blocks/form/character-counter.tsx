// How much room is left in a text area? A live counter under it, spoken when the visitor pauses (FRM-045).
import { type ReactPortal, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countCharacters } from '../../core/forms/character-count';
import { getLanguage } from '../../kit/element/language';
import { adoptStyles } from '../../kit/element/styles';
import { addDescription } from '../../kit/form/field-aria';
import { usePortalNode } from '../../kit/form/use-portal-node';
import css from './character-counter.css?inline';
import type { FormMessages } from './form.messages';
import { disableNativeLimit, getMaxLength } from './length-limits';

export interface CharacterCounterProps {
  readonly textArea: HTMLTextAreaElement;
  readonly texts: FormMessages;
}

/** Pause in typing, in ms, after which the count is spoken; each letter would be a flood. */
const PAUSE = 1000;

export default function CharacterCounter({ textArea, texts }: CharacterCounterProps): ReactPortal {
  const [limit] = useState(() => getMaxLength(textArea) ?? 0);
  const value = useValue(textArea);
  const locale = getLanguage(textArea);
  const shown = countCharacters(value, limit, texts.counter, locale);
  const spoken = countCharacters(useSettled(value), limit, texts.counterSpoken, locale);
  const node = usePortalNode('site-form-counter', (counter) => place(counter, textArea), textArea);
  useLayoutEffect(() => adoptStyles(textArea, [css]), [textArea]);
  useLayoutEffect(() => disableNativeLimit(textArea), [textArea]);
  useLayoutEffect(() => addDescription(textArea, `${node.id}-spoken`), [textArea, node]);

  return createPortal(
    <>
      <span aria-hidden="true" data-over={shown.over || undefined}>
        {shown.text}
      </span>
      <span role="status" id={`${node.id}-spoken`} className="site-form-spoken">
        {spoken.text}
        {spoken.over && `. ${texts.tooLong}`}
      </span>
    </>,
    node,
  );
}

/** In the grid of a field one more item would be one more gap, and what is below would move: there it has no cell. */
function place(counter: HTMLElement, area: HTMLTextAreaElement): void {
  const above = below(area);
  const field = above.parentElement;
  const isGrid = field !== null && getComputedStyle(field).display.endsWith('grid');
  counter.toggleAttribute('data-in-grid', isGrid && field.lastElementChild === above);
  above.after(counter);
}

/** Not inside its label, where the count would be part of its name. */
const below = (area: HTMLTextAreaElement): Element => area.closest('label') ?? area;

function useValue(area: HTMLTextAreaElement): string {
  const [value, setValue] = useState(area.value);
  useEffect(() => {
    const events = new AbortController();
    const count = () => setValue(area.value);
    area.addEventListener('input', count, { signal: events.signal });
    // The value is not yet reset when the event comes.
    const reset = ({ target }: Event) => target === area.form && setTimeout(count);
    area.getRootNode().addEventListener('reset', reset, { signal: events.signal });
    count();
    return () => events.abort();
  }, [area]);
  return value;
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
