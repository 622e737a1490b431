// What is drawn of a gallery: a frame around each slide that is there, and the buttons.
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useSettledWidth } from '../../../kit/hooks/use-settled-width';
import type { Slide } from '../content/slides';
import { useDesignMark, useLight, useLightStyles } from '../content/use-light';
import { gallery } from '../gallery.contract';
import lightStyles from '../gallery.light.css?inline';
import { isInView } from '../gallery.model';
import wrappedStyles from '../gallery.wrapped.css?inline';
import { useImages } from '../images/use-images';
import { layouts, looksOf, variablesOf } from '../layouts';
import { useNavigation } from '../navigation/use-navigation';
import type { GalleryProps } from '../use-gallery';
import { useLightbox } from '../use-lightbox';
import { useVideos } from '../videos/use-videos';
import { Controls } from './controls';
import { Extras } from './extras';
import { fill, status } from './status';
import type { UseDrawn } from './use-drawn';
import { type Presence, usePresence } from './use-presence';

const LIGHT = [lightStyles, wrappedStyles];

/** Time without a change after which the gallery is laid out anew, in ms (GAL-067). */
const RESIZE_QUIET = 100;

interface StageProps extends GalleryProps {
  /** Which slides are drawn; the same hook for as long as the stage stands. */
  readonly useDrawn: UseDrawn;
}

export function Stage({ useDrawn, ...props }: StageProps): ReactNode {
  const { host, content, label, labelSlide, ...options } = props;
  const { slides } = content;
  const layout = layouts[options.design];
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const width = useSettledWidth(track, {
    quiet: RESIZE_QUIET,
    onResize: options.refreshOnResize,
    onTurn: options.refreshOnOrientationChange,
  });
  const perView = layout.perView(props, width);
  const opener = useRef<(slide: Slide) => boolean>(() => false);
  const open = (slide: Slide) => opener.current(slide);
  const navigation = useNavigation(props, { layout, perView, track, open });
  const { shown, rotation, turns } = navigation;
  const { view, extent, moving } = shown;

  const framed = content.wrappers.length === 0 && (content.children.length > 0 || slides[0]?.picture);
  const isList = !turns && layout.motion === 'none' && Boolean(framed);
  const presence = (index: number): Presence =>
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
          label: fill(labelSlide, index + 1, extent.count),
          current: index === view.index,
          inert: !isInView(index, view, extent, layout.beside),
        };
  const drawn = useDrawn(content, { track, layout, options: props, view, perView: extent.perView });
  useLight(content);
  useLightStyles(host, LIGHT);
  useDesignMark(host, layout.name);
  opener.current = useLightbox(props, slides, drawn.indices, shown);
  usePresence(slides, presence, {
    mode: [layout.motion, isList, labelSlide, extent.perView].join(),
    view,
    perView: extent.perView,
    drawn: drawn.indices,
    beside: layout.beside ?? 0,
    track: layout.predicate?.() ? null : track,
  });
  useVideos(host, slides, options, (index) => layout.motion === 'none' || isInView(index, view, extent));
  useImages(slides, options, { turns: layout.motion !== 'none', view, extent });

  if (slides.length === 0) return <slot />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div
      part="base"
      data-design={layout.name}
      data-direction={moving.motion?.way}
      data-in-motion={moving.inMotion || undefined}
      {...looksOf(props)}
      style={variablesOf(props) as CSSProperties}
      role={label === gallery.attributes.label.initial ? 'group' : 'region'}
      aria-label={label}
      aria-roledescription={layout.motion === 'none' ? undefined : 'carousel'}
    >
      {navigation.outer}
      {turns && <Controls {...props} {...navigation} counts={layout.motion === 'fade'} />}
      <div
        part="track"
        id="track"
        ref={setTrack}
        style={drawn.style}
        data-placed={drawn.style?.blockSize === undefined ? undefined : ''}
        role={isList ? 'list' : undefined}
        tabIndex={turns ? (layout.motion === 'scroll' ? 0 : -1) : undefined}
      >
        {drawn.nodes}
        {drawn.indices === null && <slot />}
      </div>
      <Extras options={props} gallery={shown} {...{ content, drawn, track, width }} />
      {layout.motion !== 'none' && (
        <p className="hidden" aria-live={rotation.playing ? 'off' : 'polite'}>
          {status(labelSlide, slides, view.start, extent.perView)}
        </p>
      )}
    </div>
  );
}
