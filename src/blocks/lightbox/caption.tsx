// What is said about the item: its title as text, its description with simple HTML, in a region that scrolls.
import type { ReactNode } from 'react';
import { SimpleHtml } from '../../kit/html/simple-html';
import type { LightboxItem } from '../../kit/lightbox';

export const hasCaption = ({ title, description }: LightboxItem): boolean => (title || description) !== '';

interface CaptionProps {
  readonly item: LightboxItem;
  /** Names the region. */
  readonly label: string;
}

export const Caption = ({ item, label }: CaptionProps): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
  <section part="caption" id="caption" aria-label={label} tabIndex={0}>
    {item.title && <p part="title">{item.title}</p>}
    {item.description && (
      <div part="description">
        <SimpleHtml html={item.description} />
      </div>
    )}
  </section>
);
