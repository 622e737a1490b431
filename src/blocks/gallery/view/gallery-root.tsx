// What is drawn of a gallery: a frame around each slide that is there, and the buttons.
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useDebouncedWidth } from '../../../kit/hooks/use-debounced-width';
import type { ExternalParts } from '../controls/external-controls';
import type { OpenSlide } from '../controls/lightbox-opener';
import { formatSlideLabel } from '../controls/slide-label';
import { gallery } from '../gallery.contract';
import lightStyles from '../gallery.light.css?inline';
import { isInView } from '../gallery.model';
import upgradedStyles from '../gallery.upgraded.css?inline';
import { getLayoutAttributes, getLayoutVariables, layouts } from '../layouts';
import type { Layout } from '../layouts/layout';
import type { GalleryProps } from '../navigation/use-current-slide';
import { useNavigation } from '../navigation/use-navigation';
import { LazyParts, SlideControls } from './lazy-parts';
import { useDesignAttribute, useLightDom, useLightDomStyles } from './use-light-dom';
import type { UseRenderedSlides } from './use-rendered-slides';
import { type SlideAttributes, useSlideAttributes } from './use-slide-attributes';

const LIGHT = [lightStyles, upgradedStyles];

/** Time without a change after which the gallery is laid out anew, in ms (GAL-067). */
const RESIZE_QUIET = 100;

export interface GalleryRootProps extends GalleryProps {
  /** Which slides are drawn; the same hook for as long as the stage stands. */
  readonly useDrawn: UseRenderedSlides;
  readonly cannotTurn: () => void;
}

export function GalleryRoot({ useDrawn, cannotTurn, ...props }: GalleryRootProps): ReactNode {
  const { host, content, label, labelSlide, ...options } = props;
  const { slides } = content;
  const layout = layouts[options.design];
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const width = useDebouncedWidth(track, {
    quiet: RESIZE_QUIET,
    onResize: options.refreshOnResize,
    onOrientationChange: options.refreshOnOrientationChange,
  });
  const perView = layout.perView(props, width);
  const opener = useRef<OpenSlide | null>(null);
  const navigation = useNavigation(props, {
    layout,
    perView,
    open: (slide) => opener.current?.(slide) ?? false,
  });
  const { shown, turns } = navigation;
  const [theirs, setTheirs] = useState<ExternalParts>({ buttons: false, position: false });
  const { view, extent, moving } = shown;

  const framed = content.wrappers.length === 0 && (content.children.length > 0 || slides[0]?.data);
  const isList = !turns && layout.motion === 'none' && Boolean(framed);
  const presence = (index: number): SlideAttributes =>
    layout.motion === 'none'
      ? {
          role: isList ? 'listitem' : null,
          label: null,
          current: false,
          inert: false,
          among: drawn.indices && [index + 1, extent.count],
        }
      : {
          role: 'group',
          label: formatSlideLabel(labelSlide, index + 1, extent.count),
          current: index === view.index,
          inert: !isInView(index, view, extent, layout.peek),
        };
  const drawn = useDrawn(content, { track, layout, options: props, view, perView: extent.perView });
  useLightDom(content);
  useLightDomStyles(host, LIGHT);
  useDesignAttribute(host, layout.name);
  useSlideAttributes(slides, presence, {
    mode: [layout.motion, isList, labelSlide, extent.perView].join(),
    view,
    perView: extent.perView,
    drawn: drawn.indices,
    beside: layout.peek ?? 0,
    track: layout.predicate?.() ? null : track,
  });

  if (slides.length === 0) return <slot />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div
      part="base"
      data-design={layout.name}
      data-direction={moving.motion?.way}
      data-in-motion={moving.inMotion || undefined}
      {...getLayoutAttributes(props)}
      style={getLayoutVariables(props) as CSSProperties}
      role={label === gallery.attributes.label.defaultValue ? 'group' : 'region'}
      aria-label={label}
      aria-roledescription={layout.motion === 'none' ? undefined : 'carousel'}
    >
      {layout.motion !== 'none' && (
        <SlideControls
          {...navigation}
          {...{ layout, track, theirs }}
          options={props}
          onMissing={cannotTurn}
        />
      )}
      <div
        part="track"
        id="track"
        ref={setTrack}
        style={drawn.style}
        data-placed={drawn.style?.blockSize === undefined ? undefined : ''}
        {...(isList ? { role: 'list' } : turns && trackThatTurns(layout.motion, label))}
      >
        {drawn.nodes}
        {drawn.indices === null && <slot />}
      </div>
      <LazyParts
        {...{ content, layout, shown, drawn, track, width, opener }}
        options={props}
        onExternalParts={setTheirs}
      />
    </div>
  );
}

/** What the browser scrolls by keys is a stop with a name; the others only take the focus of a slide that leaves. */
const trackThatTurns = (motion: Layout['motion'], label: string) =>
  motion === 'scroll' ? { role: 'group', 'aria-label': label, tabIndex: 0 } : { tabIndex: -1 };
