// Makes the field of the page a combobox: its attributes, and what happens in it.
import { useEffect } from 'react';
import { useLatestRef } from '../../kit/hooks/use-latest-ref';

export interface FieldHandlers {
  /** The visitor has typed; composed characters count once they are complete. */
  onType(text: string): void;
  onKey(event: KeyboardEvent): void;
  onLeave(): void;
  onSubmit(event: SubmitEvent): void;
}

export interface FieldState {
  readonly isOpen: boolean;
  readonly listId: string;
  /** Id of the active option; empty for none. */
  readonly activeId: string;
}

const STATIC = { role: 'combobox', 'aria-autocomplete': 'list', autocomplete: 'off' } as const;

/** Restores the attributes of the field when the element leaves the page. */
export function useField(
  input: HTMLInputElement | null,
  isEnabled: boolean,
  { isOpen, listId, activeId }: FieldState,
  handlers: FieldHandlers,
): void {
  const latest = useLatestRef(handlers);
  useEffect(() => {
    if (!input) return;
    const controller = new AbortController();
    addListeners(input, controller.signal, () => latest.current);
    return () => controller.abort();
  }, [input, latest]);
  useEffect(() => {
    if (!input || !isEnabled) return;
    const names = [
      ...Object.keys(STATIC),
      'aria-label',
      'aria-expanded',
      'aria-controls',
      'aria-activedescendant',
    ];
    const before = names.map((name) => [name, input.getAttribute(name)] as const);
    for (const [name, value] of Object.entries(STATIC)) input.setAttribute(name, value);
    nameByLabel(input);
    return () => {
      for (const [name, value] of before) setAttribute(input, name, value);
    };
  }, [input, isEnabled]);
  useEffect(() => {
    if (!input || !isEnabled) return;
    input.setAttribute('aria-expanded', String(isOpen));
    setAttribute(input, 'aria-controls', isOpen ? listId : null);
    setAttribute(input, 'aria-activedescendant', activeId || null);
  }, [input, isEnabled, isOpen, listId, activeId]);
}

function addListeners(input: HTMLInputElement, signal: AbortSignal, get: () => FieldHandlers): void {
  // Typed while the script was loading.
  if (input === input.ownerDocument.activeElement && input.value) get().onType(input.value);
  const type = () => get().onType(input.value);
  input.addEventListener('input', (event) => (event as InputEvent).isComposing || type(), { signal });
  // Some browsers dispatch no `input` after a composition.
  input.addEventListener('compositionend', type, { signal });
  input.addEventListener('keydown', (event) => event.isComposing || get().onKey(event), { signal });
  input.addEventListener('blur', () => get().onLeave(), { signal });
  input.form?.addEventListener('submit', (event) => get().onSubmit(event), { signal });
}

/** Firefox computes no name for a combobox inside its label. */
function nameByLabel(input: HTMLInputElement): void {
  const label = input.labels?.[0];
  const text = label?.contains(input) ? label.textContent.trim() : '';
  if (text && !input.matches('[aria-label], [aria-labelledby]')) input.setAttribute('aria-label', text);
}

function setAttribute(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
