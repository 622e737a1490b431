// What is drawn for <site-image>? The figure of the page as it is, and a button that enlarges it.
import type { ReactNode } from 'react';
import type { BlockProps } from '../../kit/define';
import type { image } from './image.contract';
import { useLoading } from './use-loading';
import { useNarrow } from './use-narrow';
import { useOpening } from './use-opening';

export type ImageProps = BlockProps<typeof image, readonly HTMLImageElement[]>;

export function ImageView(props: ImageProps): ReactNode {
  const { host, design, labelOpen } = props;
  useLoading(props);
  useNarrow(host);
  const opening = useOpening(props);
  return (
    <div part="base" data-design={design} data-opens={opening.offered || undefined}>
      <slot />
      {opening.offered && (
        <button
          type="button"
          part="open"
          aria-label={labelOpen}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => opening.open(currentTarget)}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
            <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
          </svg>
        </button>
      )}
    </div>
  );
}
