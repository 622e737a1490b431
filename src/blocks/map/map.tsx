// The view of <site-map>: the address card with a link and a button, and the interactive map once it has loaded.
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { useServices } from '../../kit/element/use-services';
import type { MapContent } from './map.content';
import type { map } from './map.contract';
import { buildMapUrl, resolvePlace } from './map.model';
import { MarkerIcon } from './marker-icon';
import { type MapStage, useInteractiveMap } from './use-interactive-map';

export function SiteMap(props: BlockProps<typeof map, MapContent>): ReactNode {
  const { emit, content, linkUrl } = props;
  const place = resolvePlace(props, props.location);
  const url = buildMapUrl(linkUrl, place);
  useAspectRatio(props);
  usePageLink(props);
  const [stage, loaded, actions] = useInteractiveMap(props);
  const { consent } = useServices();

  return (
    <div part="base" data-stage={stage}>
      {loaded && (
        <loaded.InteractiveMap {...props} {...actions} library={loaded.provider} place={place} url={url} />
      )}
      {stage !== 'shown' && <MarkerIcon />}
      <slot />
      {!content.isVisible && place.address[0] && (
        <address part="address">
          {place.address.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
      <div className="corner">
        <div part="actions">
          {/* The link comes last, so that it does not move when the button disappears. */}
          {stage !== 'shown' && (
            <button type="button" part="show">
              {props.labelShow}
            </button>
          )}
          {url && !content.link && (
            <a
              part="link"
              href={url}
              target="_blank"
              rel="noopener"
              onClick={(event) => {
                if (!emit('site-map-open-request', { url, reason: 'link' })) event.preventDefault();
              }}
            >
              {props.labelLink}
            </a>
          )}
        </div>
        <p part="status" role="status">
          {getStatus(stage, props)}
        </p>
        <button
          type="button"
          part="settings"
          hidden={stage !== 'consent'}
          onClick={() => consent.showBanner()}
        >
          {props.labelSettings}
        </button>
      </div>
    </div>
  );
}

function getStatus(
  stage: MapStage,
  { labelLoading, labelFailed, labelConsent }: BlockProps<typeof map, MapContent>,
): string {
  const texts: Partial<Record<MapStage, string>> = {
    loading: labelLoading,
    failed: labelFailed,
    consent: labelConsent,
  };
  return texts[stage] ?? '';
}

/** The height of the host by its option; the page can override it. */
function useAspectRatio({ host, aspectRatio }: BlockProps<typeof map, MapContent>) {
  useLayoutEffect(() => {
    if (aspectRatio === null) return;
    const { style } = host;
    style.setProperty('--_map-ratio', String(aspectRatio));
    return () => {
      style.removeProperty('--_map-ratio');
      if (!host.getAttribute('style')) host.removeAttribute('style');
    };
  }, [host, aspectRatio]);
}

/** The page's own link to a map dispatches the same event as the link of the element. */
function usePageLink({ content: { link }, emit }: BlockProps<typeof map, MapContent>) {
  useEffect(() => {
    if (!link) return;
    const onClick = (event: MouseEvent) => {
      if (!emit('site-map-open-request', { url: link.href, reason: 'link' })) event.preventDefault();
    };
    link.addEventListener('click', onClick);
    return () => link.removeEventListener('click', onClick);
  }, [link, emit]);
}
