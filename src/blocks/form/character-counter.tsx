// Live character counter below a text area, announced when typing pauses (FRM-045).
import { type ReactPortal, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { countCharacters } from '../../core/forms/character-count';
import { getLanguage } from '../../kit/element/language';
import { adoptStyles } from '../../kit/element/styles';
import { addDescription } from '../../kit/form/field-aria';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import css from './character-counter.css?inline';
import type { FormMessages } from './form.messages';
import { disableNativeLimit, getMaxLength } from './length-limits';

export interface CharacterCounterProps {
  readonly textArea: HTMLTextAreaElement;
  readonly messages: FormMessages;
}

/** Pause in typing, in ms, before the count is announced. */
const ANNOUNCE_DELAY_MS = 1000;

export default function CharacterCounter({ textArea, messages }: CharacterCounterProps): ReactPortal {
  const [limit] = useState(() => getMaxLength(textArea) ?? 0);
  const value = useValue(textArea);
  const locale = getLanguage(textArea);
  const visible = countCharacters(value, limit, messages.counter, locale);
  const announced = countCharacters(useDebounced(value), limit, messages.counterAnnouncement, locale);
  const node = usePortalNode('site-form-counter', (counter) => insert(counter, textArea), textArea);
  useLayoutEffect(() => adoptStyles(textArea, [css]), [textArea]);
  useLayoutEffect(() => disableNativeLimit(textArea), [textArea]);
  useLayoutEffect(() => addDescription(textArea, `${node.id}-status`), [textArea, node]);

  return createPortal(
    <>
      <span aria-hidden="true" data-over={visible.isOver || undefined}>
        {visible.text}
      </span>
      <span role="status" className="site-form-visually-hidden">
        {/* Firefox does not describe a field by an element with this role. */}
        <span id={`${node.id}-status`}>
          {announced.text}
          {announced.isOver && `. ${messages.tooLong}`}
        </span>
      </span>
    </>,
    node,
  );
}

/** In a grid, the counter would add a row and a gap; the attribute takes it out of the flow to prevent layout shift. */
function insert(counter: HTMLElement, textArea: HTMLTextAreaElement): void {
  const previous = getPreviousSibling(textArea);
  const field = previous.parentElement;
  const isGrid = field !== null && getComputedStyle(field).display.endsWith('grid');
  counter.toggleAttribute('data-in-grid', isGrid && field.lastElementChild === previous);
  previous.after(counter);
}

/** Outside the label, where the count would be part of the accessible name. */
const getPreviousSibling = (textArea: HTMLTextAreaElement): Element => textArea.closest('label') ?? textArea;

function useValue(textArea: HTMLTextAreaElement): string {
  const [value, setValue] = useState(textArea.value);
  useEffect(() => {
    const controller = new AbortController();
    const update = () => setValue(textArea.value);
    textArea.addEventListener('input', update, { signal: controller.signal });
    // The reset event is dispatched before the value changes.
    const handleReset = ({ target }: Event) => target === textArea.form && setTimeout(update);
    textArea.getRootNode().addEventListener('reset', handleReset, { signal: controller.signal });
    update();
    return () => controller.abort();
  }, [textArea]);
  return value;
}

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
