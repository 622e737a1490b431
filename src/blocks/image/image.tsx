// The view of <site-image>: the figure of the page, and the lightbox button.
import type { ReactNode } from 'react';
import type { BlockProps } from '../../kit/element/define';
import type { image } from './image.contract';
import { useImageLoader } from './use-image-loader';
import { useLightboxButton } from './use-lightbox-button';
import { useNarrow } from './use-narrow';

export function ImageView(props: BlockProps<typeof image, readonly HTMLImageElement[]>): ReactNode {
  const { host, design, labelOpen } = props;
  useImageLoader(props);
  useNarrow(host);
  const lightbox = useLightboxButton(props);
  return (
    <div part="base" data-design={design} data-openable={lightbox.isAvailable || undefined}>
      <slot />
      {lightbox.hasButton && (
        <button
          type="button"
          part="open"
          aria-label={labelOpen}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => lightbox.open(currentTarget)}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
            <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
          </svg>
        </button>
      )}
    </div>
  );
}
