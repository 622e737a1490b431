// The interactive map: its library's canvas, marker, zoom buttons and attribution.
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockProps } from '../../../kit/element/define';
import { adoptStyles } from '../../../kit/element/styles';
import { warn } from '../../../kit/element/warn';
import { setSimpleHtml } from '../../../kit/html/sanitize';
import type { MapContent } from '../map.content';
import type { map } from '../map.contract';
import type { Place } from '../map.model';
import { MarkerIcon } from '../marker-icon';
import css from './interactive-map.css?inline';
import { getMapSettings, type MapHandle, type MapProvider } from './map-settings';

/** Delay in ms that batches changes of options (MAP-016). */
const UPDATE_DEBOUNCE_MS = 60;

export type InteractiveMapProps = BlockProps<typeof map, MapContent> & {
  readonly library: MapProvider;
  readonly place: Place;
  /** URL of the external maps page. */
  readonly url: string;
  readonly onLoad: () => void;
  readonly onError: (error: unknown) => void;
};

export function InteractiveMap(props: InteractiveMapProps): ReactNode {
  const { host, library, place, emit, url } = props;
  const container = useRef<HTMLDivElement>(null);
  const attribution = useRef<HTMLParagraphElement>(null);
  const mapHandle = useRef<MapHandle | null>(null);
  const [markerElement] = useState(() => document.createElement('div'));
  const settings = getMapSettings(props, place);
  const latest = useRef({ props, settings });
  latest.current = { props, settings };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a library cannot change cooperative gestures later
  useEffect(() => {
    const root = host.shadowRoot as ShadowRoot;
    adoptStyles(root, [css]);
    const { props: initialProps, settings: initialSettings } = latest.current;
    try {
      const labels = {
        map: initialProps.labelMap,
        wheel: initialProps.labelWheel,
        touch: initialProps.labelTouch,
      };
      mapHandle.current = library.createMap(
        container.current as HTMLElement,
        markerElement,
        initialSettings,
        labels,
        {
          onLoad() {
            if (root.activeElement?.part.contains('show')) mapHandle.current?.focus();
            latest.current.props.onLoad();
          },
          onError: (error) => latest.current.props.onError(error),
          onMarkerMove: (marker) => latest.current.props.emit('site-map-marker-move', marker),
          onAttribution: (html) => attribution.current && setSimpleHtml(attribution.current, html),
        },
      );
    } catch (error) {
      initialProps.onError(error);
    }
    return () => mapHandle.current?.remove();
  }, [host, library, markerElement, props.scrollwheel]);

  const key = JSON.stringify(settings);
  useEffect(() => {
    const timer = setTimeout(() => mapHandle.current?.update(JSON.parse(key)), UPDATE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key]);

  for (const problem of library.validate(settings)) warn('site-map', problem);

  function openRequest(event: MouseEvent) {
    if (!emit('site-map-open-request', { url, reason: 'marker' })) event.preventDefault();
  }

  const name = place.address[0] ?? props.labelMap;
  const marker =
    props.linkOnClick && url ? (
      <a
        className="pin"
        href={url}
        target="_blank"
        rel="noopener"
        draggable={false}
        aria-label={`${props.labelLink}: ${name}`}
        onClick={openRequest}
      >
        <MarkerIcon />
      </a>
    ) : (
      <MarkerIcon />
    );

  return (
    <>
      <div part="map" ref={container} />
      {createPortal(marker, markerElement)}
      {props.showControls && (
        <div part="controls">
          <button type="button" aria-label={props.labelZoomIn} onClick={() => mapHandle.current?.zoomBy(1)}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M12 5v14M5 12h14" />
            </svg>
          </button>
          <button type="button" aria-label={props.labelZoomOut} onClick={() => mapHandle.current?.zoomBy(-1)}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M5 12h14" />
            </svg>
          </button>
        </div>
      )}
      <p part="attribution" ref={attribution} />
    </>
  );
}
