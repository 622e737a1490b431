// What is drawn once the visitor has asked for the map: the library's canvas, the marker, buttons and credits.
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { adoptStyles } from '../../../kit/element/styles';
import { warn } from '../../../kit/element/warn';
import { setSimpleHtml } from '../../../kit/html/sanitize';
import type { MapProps } from '../map';
import type { Place } from '../map.model';
import { MarkerIcon } from '../marker-icon';
import css from './interactive-map.css?inline';
import { getMapSettings, type MapHandle, validateOptions } from './map-settings';
import { createMap } from './maplibre';

export { loadLibrary } from './maplibre';

/** Changes that come together are drawn together, ms (MAP-016). */
const UPDATE_DEBOUNCE = 60;

export type InteractiveMapProps = MapProps & {
  readonly place: Place;
  /** The external maps page. */
  readonly url: string;
  readonly onShow: () => void;
  readonly onFail: (error: unknown) => void;
};

export function InteractiveMap(props: InteractiveMapProps): ReactNode {
  const { host, place, emit, url } = props;
  const container = useRef<HTMLDivElement>(null);
  const credits = useRef<HTMLParagraphElement>(null);
  const view = useRef<MapHandle | null>(null);
  const [pin] = useState(() => document.createElement('div'));
  const settings = getMapSettings(props, place);
  const latest = useRef({ props, settings });
  latest.current = { props, settings };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule for the wheel needs another map
  useEffect(() => {
    const root = host.shadowRoot as ShadowRoot;
    adoptStyles(root, [css]);
    const { props: first, settings: begin } = latest.current;
    try {
      const texts = { map: first.labelMap, wheel: first.labelWheel, touch: first.labelTouch };
      view.current = createMap(container.current as HTMLElement, pin, begin, texts, {
        onLoad() {
          if (root.activeElement?.part.contains('show')) view.current?.focus();
          latest.current.props.onShow();
        },
        onError: (error) => latest.current.props.onFail(error),
        onMarkerMove: (marker) => latest.current.props.emit('site-map-marker-move', marker),
        onAttribution: (html) => credits.current && setSimpleHtml(credits.current, html),
      });
    } catch (error) {
      first.onFail(error);
    }
    return () => view.current?.remove();
  }, [host, pin, props.scrollwheel]);

  const key = JSON.stringify(settings);
  useEffect(() => {
    const timer = setTimeout(() => view.current?.update(JSON.parse(key)), UPDATE_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [key]);

  for (const problem of validateOptions(props)) warn('site-map', problem);

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
      {createPortal(marker, pin)}
      {props.showControls && (
        <div part="controls">
          <button type="button" aria-label={props.labelZoomIn} onClick={() => view.current?.zoomBy(1)}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M12 5v14M5 12h14" />
            </svg>
          </button>
          <button type="button" aria-label={props.labelZoomOut} onClick={() => view.current?.zoomBy(-1)}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="M5 12h14" />
            </svg>
          </button>
        </div>
      )}
      <p part="credits" ref={credits} />
    </>
  );
}
