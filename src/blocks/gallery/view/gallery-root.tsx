// The root of the rendered gallery: the track with its slides, the controls and the lazy parts.
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useDebouncedWidth } from '../../../kit/hooks/use-debounced-width';
import type { ExternalParts } from '../controls/external-controls';
import type { OpenSlide } from '../controls/lightbox-opener';
import { formatSlideLabel } from '../controls/slide-label';
import { gallery } from '../gallery.contract';
import lightStyles from '../gallery.light.css?inline';
import { isInView } from '../gallery.model';
import type { GalleryProps, Layout, SlideController } from '../gallery.types';
import upgradedStyles from '../gallery.upgraded.css?inline';
import { getLayoutAttributes, getLayoutVariables, layouts } from '../layouts/layouts';
import { useNavigation } from '../navigation/use-navigation';
import { LazyParts, LazySlideControls } from './lazy-parts';
import { useDesignAttribute, useLightDom, useLightDomStyles } from './use-light-dom';
import { type RenderedSlides, type UseRenderedSlides, useRenderedContent } from './use-rendered-slides';
import { type SlideAttributes, useSlideAttributes } from './use-slide-attributes';
import { useStaticList } from './use-static-list';

const LIGHT_DOM_STYLES = [lightStyles, upgradedStyles];

/** The gallery is laid out again after this time without a change of its width, in ms (GAL-067). */
const RESIZE_DEBOUNCE = 100;

export interface GalleryRootProps extends GalleryProps {
  /** Must be the same hook for the lifetime of the component. */
  readonly useRenderedSlides: UseRenderedSlides;
  /** The slide controls could not be loaded. */
  readonly onControlsUnavailable: () => void;
}

export function GalleryRoot({
  useRenderedSlides,
  onControlsUnavailable,
  ...props
}: GalleryRootProps): ReactNode {
  const { host, label, ...options } = props;
  const layout = layouts[options.design];
  const { isList, areSlidesItems, content } = useStaticList(props.content, layout);
  const { slides } = content;
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const width = useDebouncedWidth(track, {
    debounce: RESIZE_DEBOUNCE,
    onResize: options.refreshOnResize,
    onOrientationChange: options.refreshOnOrientationChange,
  });
  const perView = layout.perView(props, width);
  const openRef = useRef<OpenSlide | null>(null);
  const navigation = useNavigation(props, {
    layout,
    perView,
    open: (slide) => openRef.current?.(slide) ?? false,
  });
  const { controller, isNavigable } = navigation;
  const { position, counts, motion } = controller;
  const [externalParts, setExternalParts] = useState<ExternalParts>({ hasButtons: false, hasCounter: false });

  const rendered = useRenderedSlides(content, {
    track,
    layout,
    options: props,
    position,
    perView: counts.perView,
  });
  useLightDom(useRenderedContent(content, rendered.indices));
  useLightDomStyles(host, LIGHT_DOM_STYLES);
  useDesignAttribute(host, layout.name);
  useSlideState(props, { controller, layout, areSlidesItems, track, renderedIndices: rendered.indices });

  if (slides.length === 0) return <slot />;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support a name
    <div
      part="base"
      data-design={layout.name}
      data-per-view={layout.motion === 'scroll' ? perView : undefined}
      data-direction={motion.transition?.direction}
      data-in-motion={motion.inMotion || undefined}
      {...getLayoutAttributes(props)}
      style={getLayoutVariables(props) as CSSProperties}
      role={label === gallery.attributes.label.defaultValue ? 'group' : 'region'}
      aria-label={label}
      aria-roledescription={layout.motion === 'none' ? undefined : 'carousel'}
    >
      {layout.motion !== 'none' && (
        <LazySlideControls
          {...navigation}
          {...{ layout, track, externalParts }}
          options={props}
          onUnavailable={onControlsUnavailable}
        />
      )}
      <div
        part="track"
        id="track"
        ref={setTrack}
        style={rendered.style}
        {...getGeometryAttributes(rendered)}
        {...(isList ? { role: 'list' } : isNavigable && getTrackAttributes(layout.motion, label))}
      >
        {rendered.nodes}
        {rendered.indices === null && <slot />}
      </div>
      <LazyParts
        {...{ content, layout, controller, rendered, track, width, openRef }}
        options={props}
        onExternalParts={setExternalParts}
      />
    </div>
  );
}

/** `data-virtual`: slides are positioned absolutely. `data-columns`: each slide has a column, of which few are rendered. */
const getGeometryAttributes = ({ style }: RenderedSlides) => ({
  'data-virtual': style?.blockSize === undefined ? undefined : '',
  'data-columns': style?.gridTemplateColumns === undefined ? undefined : '',
});

/** A track that the keyboard scrolls is a tab stop with a name; the others only receive the focus of a leaving slide. */
const getTrackAttributes = (motion: Layout['motion'], label: string) =>
  motion === 'scroll' ? { role: 'group', 'aria-label': label, tabIndex: 0 } : { tabIndex: -1 };

interface SlideStateOptions {
  readonly controller: SlideController;
  readonly layout: Layout;
  readonly areSlidesItems: boolean;
  readonly track: HTMLElement | null;
  readonly renderedIndices: readonly number[] | null;
}

/** Writes role, label and visibility of each slide. */
function useSlideState(
  { content, labelSlide }: GalleryProps,
  { controller, layout, areSlidesItems, track, renderedIndices }: SlideStateOptions,
) {
  const { position, counts } = controller;
  const isStack = layout.motion === 'fade';
  const getStaticAttributes = (index: number): SlideAttributes => ({
    role: areSlidesItems ? 'listitem' : null,
    label: null,
    state: '',
    isInert: false,
    positionInSet: renderedIndices && [index + 1, counts.count],
  });
  const getPagedAttributes = (index: number): SlideAttributes => ({
    role: 'group',
    label: formatSlideLabel(labelSlide, index + 1, counts.count),
    state:
      index === position.index ? 'current' : isStack && Math.abs(index - position.index) === 1 ? 'near' : '',
    isInert: !isInView(index, position, counts, layout.peek),
  });
  useSlideAttributes(content.slides, layout.motion === 'none' ? getStaticAttributes : getPagedAttributes, {
    updateKey: [layout.motion, areSlidesItems, labelSlide, counts.perView].join(),
    position,
    perView: counts.perView,
    renderedIndices,
    margin: isStack ? 1 : (layout.peek ?? 0),
    focusTarget: layout.predicate?.() ? null : track,
  });
}
