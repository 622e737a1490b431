// The view of <site-map>: the address card with a link and a button, and the interactive map once it has loaded.
import type { ReactNode } from 'react';
import type { BlockProps } from '../../kit/element/define';
import type { map } from './map.contract';
import { buildMapUrl, resolvePlace } from './map.model';
import { MarkerIcon } from './marker-icon';
import { useInteractiveMap } from './use-interactive-map';

export function SiteMap(props: BlockProps<typeof map, boolean>): ReactNode {
  const { emit, content, linkUrl } = props;
  const place = resolvePlace(props, props.location);
  const url = buildMapUrl(linkUrl, place);
  const [stage, InteractiveMap, actions] = useInteractiveMap(props);

  return (
    <div part="base" data-stage={stage}>
      {InteractiveMap && <InteractiveMap {...props} {...actions} place={place} url={url} />}
      {stage !== 'shown' && <MarkerIcon />}
      <slot />
      {!content && place.address[0] && (
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
          {url && (
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
          {stage === 'loading' ? props.labelLoading : stage === 'failed' ? props.labelFailed : ''}
        </p>
      </div>
    </div>
  );
}
