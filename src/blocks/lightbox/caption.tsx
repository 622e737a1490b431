// Caption of the current item: the title as text and the description with simple HTML, in a scrollable region.
import type { ReactNode } from 'react';
import { SimpleHtml } from '../../kit/html/simple-html';
import type { LightboxItem } from '../../kit/media/lightbox';

export const hasCaption = ({ title, description }: LightboxItem): boolean => (title || description) !== '';

interface CaptionProps {
  readonly item: LightboxItem;
  /** Accessible name of the region. */
  readonly label: string;
}

export const Caption = ({ item, label }: CaptionProps): ReactNode => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  <section part="caption" id="caption" aria-label={label} tabIndex={0}>
    {item.title && <p part="title">{item.title}</p>}
    {item.description && (
      <div part="description">
        <SimpleHtml html={item.description} />
      </div>
    )}
  </section>
);
