// The list of results below the form, and its screen reader announcements.
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatMessage } from '../../core/i18n/format-message';
import { getLanguage } from '../../kit/element/language';
import { useServices } from '../../kit/element/use-services';
import { usePortalNode } from '../../kit/form/hooks/use-portal-node';
import { toSafeUrl } from '../../kit/html/safe-url';
import { markMatches } from './search.model';
import type { SearchProps } from './search.types';
import type { Preview } from './use-preview';

/** Pause in ms after the last response before the number of results is announced. */
const ANNOUNCEMENT_PAUSE = 700;

export interface PreviewPanelProps extends Omit<SearchProps, 'preview'> {
  readonly id: string;
  readonly input: HTMLInputElement;
  /** What the visitor has typed; the preview may still be that of an earlier text. */
  readonly query: string;
  readonly preview: Preview | undefined;
  readonly isOpen: boolean;
  /** -1 for none. */
  readonly active: number;
  getOptionId(index: number): string;
  /** Address of the page with all results. */
  readonly allUrl: string;
  /** @returns false if the link must not be followed */
  onFollow(url: string): boolean;
}

type Labels = Omit<SearchProps, 'preview'>;

export function PreviewPanel(props: PreviewPanelProps): ReactNode {
  const { host, input, preview, isOpen, active, getOptionId } = props;
  const anchor = input.form ?? input;
  const node = usePortalNode('site-search-results', (own) => anchor.after(own), anchor);
  const announcement = useAnnouncement(props);
  useEffect(() => {
    if (isOpen && active >= 0)
      document.getElementById(getOptionId(active))?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (isOpen && preview && !preview.isFailed)
      props.emit('site-search-preview', { query: preview.query, total: preview.total });
  }, [isOpen, preview, props.emit]);
  const text = preview && getNotice(preview, props, getLanguage(host));
  return createPortal(
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field; the links inside are operated */}
      <div className="site-search-preview" hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        {isOpen && preview && (text ? <p>{text}</p> : <Options {...props} preview={preview} />)}
      </div>
      <div className="site-search-status" role="status">
        {announcement}
      </div>
    </>,
    node,
  );
}

function Options(props: PreviewPanelProps & { readonly preview: Preview }): ReactNode {
  const { preview } = props;
  const { host, id, active, getOptionId, labelResults, labelAll, allUrl, onFollow } = props;
  const all = preview.items.length;
  const option = (index: number, url: string, reported: string) =>
    ({
      id: getOptionId(index),
      role: 'option',
      'aria-selected': index === active,
      tabIndex: -1,
      href: url,
      onClick: (event: { preventDefault(): void }) => onFollow(reported) || event.preventDefault(),
    }) as const;
  return (
    <div id={id} role="listbox" aria-label={labelResults}>
      {preview.items.map(({ title, url: address, excerpt, kind }, index) => {
        const url = toSafeUrl(address);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two results may have the same address
          <a key={index} {...option(index, url, url)}>
            <span data-part="title">
              <Marked text={title} query={preview.query} />
            </span>
            {kind && <span data-part="kind">{getKindLabel(kind, props)}</span>}
            {excerpt && (
              <span data-part="excerpt">
                <Marked text={excerpt} query={preview.query} />
              </span>
            )}
          </a>
        );
      })}
      <a {...option(all, allUrl, '')} data-part="all">
        {formatMessage(labelAll, { query: preview.query }, getLanguage(host))}
      </a>
    </div>
  );
}

function getKindLabel(kind: string, { labelItem, labelProduct, labelPage }: Labels): string {
  const labels: Readonly<Record<string, string>> = {
    item: labelItem,
    product: labelProduct,
    page: labelPage,
  };
  return labels[kind] ?? '';
}

const Marked = ({ text, query }: { readonly text: string; readonly query: string }): ReactNode =>
  markMatches(text, query).map(({ text: part, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
    isMatch ? <mark key={index}>{part}</mark> : part,
  );

/** The text shown instead of results; empty if there are any. */
function getNotice(
  { query, total, isFailed }: Preview,
  { labelNone, labelFailed }: Labels,
  language: string,
): string {
  if (isFailed) return labelFailed;
  return total === 0 ? formatMessage(labelNone, { query }, language) : '';
}

/** One announcement per pause: nothing while the visitor keeps typing. */
function useAnnouncement(props: PreviewPanelProps): string {
  const { host, query: typed, preview, isOpen, labelCount } = props;
  const { page } = useServices();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    setAnnouncement('');
    if (!isOpen || preview?.query !== typed) return;
    const { query, total: count, isFailed } = preview;
    const language = getLanguage(host);
    const text = isFailed ? props.labelFailed : formatMessage(labelCount, { count, query }, language);
    return page.clock.setTimeout(() => setAnnouncement(text), ANNOUNCEMENT_PAUSE);
  }, [host, isOpen, typed, preview, labelCount, props.labelFailed, page]);
  return announcement;
}
