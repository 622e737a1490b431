// View of <site-search>: the preview below the form of the page, or below a form of its own.
import { type ReactNode, useState } from 'react';
import { useServices } from '../../kit/element/use-services';
import { PreviewPanel } from './preview-panel';
import { CLOSED, type ComboboxState, pressKey } from './search.model';
import type { SearchProps } from './search.types';
import { SearchForm } from './search-form';
import { useField } from './use-field';
import { usePreview } from './use-preview';

export function SearchView(props: SearchProps): ReactNode {
  const { content, emit } = props;
  const { page, tracking } = useServices();
  const [ownInput, setOwnInput] = useState<HTMLInputElement | null>(null);
  const input = content.input ?? ownInput;
  const [query, setQuery] = useState('');
  const [combobox, setCombobox] = useState<ComboboxState>(CLOSED);
  const preview = usePreview(query, props);
  const isOpen = combobox.isOpen && preview !== undefined;
  const panelId = usePanelId();
  const count = preview && !preview.isFailed && preview.total > 0 ? preview.items.length + 1 : 0;
  const active = combobox.active < count ? combobox.active : -1;
  const getOptionId = (index: number) => `${panelId}-${index}`;

  /** The search page counts its own searches. @returns false if a listener of the page has canceled it */
  const report = (text: string, url: string): boolean => {
    if (!emit('site-search-request', { query: text, url })) return false;
    if (url) tracking.hit('siteSearch', { query: text });
    return true;
  };

  useField(
    input,
    props.preview,
    {
      isOpen: isOpen && count > 0,
      listId: panelId,
      activeId: isOpen && active >= 0 ? getOptionId(active) : '',
    },
    {
      onType(text) {
        setQuery(text.trim());
        setCombobox({ isOpen: props.preview && text.trim() !== '', active: -1 });
      },
      onKey(event) {
        const isEmpty = !input?.value;
        const result = pressKey({ isOpen, active }, event.key, { count, isEmpty });
        if (result.isHandled) {
          event.preventDefault();
          event.stopPropagation();
        }
        // A response that is still on its way does not open the list again.
        if (result.state !== CLOSED || combobox.isOpen) setCombobox(result.state);
        if (result.effect === 'clear' && input) clear(input);
        if (result.effect === 'follow') follow(document.getElementById(getOptionId(active)), event);
        else if (event.key === 'Enter' && input && !input.form && input.value.trim()) {
          event.preventDefault();
          if (report(input.value.trim(), '')) page.navigate(buildUrl(props.searchUrl, input));
        }
      },
      onLeave: () => setCombobox(CLOSED),
      onSubmit(event) {
        setCombobox(CLOSED);
        const text = input?.value.trim() ?? '';
        if (event.defaultPrevented || !text) return;
        if (!report(text, '')) event.preventDefault();
      },
    },
  );

  return (
    <>
      {!content.input && <SearchForm ref={setOwnInput} {...props} />}
      {input && props.preview && (
        <PreviewPanel
          {...props}
          id={panelId}
          input={input}
          query={query}
          preview={preview}
          isOpen={isOpen}
          active={active}
          getOptionId={getOptionId}
          allUrl={buildUrl(props.searchUrl, input, query)}
          onFollow={(url) => report(query, url)}
        />
      )}
    </>
  );
}

let count = 0;

/** An id that is unique on the page, unlike `useId` in several roots. */
const usePanelId = (): string => useState(() => `site-search-preview-${++count}`)[0];

function clear(input: HTMLInputElement): void {
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Follows a link as the browser would with these modifier keys: in this tab or a new one. */
function follow(link: HTMLElement | null, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  link?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey, metaKey, shiftKey }),
  );
}

/** Address of the search page: from the form with its fields, or from the element. */
function buildUrl(searchUrl: string, input: HTMLInputElement, query = input.value.trim()): string {
  const { form } = input;
  const url = new URL(form?.getAttribute('action') ?? searchUrl, document.baseURI);
  for (const [name, value] of form ? new FormData(form) : [])
    if (typeof value === 'string') url.searchParams.set(name, value);
  url.searchParams.set(input.name || 'q', query);
  return url.href;
}
