// What is drawn for <site-map> before the visitor asks for the map: marker, address, a link and a button.
// The map itself (live/) and its library are fetched only then.
import type { ReactNode } from 'react';
import type { BlockProps } from '../../kit/element/define';
import type { map } from './map.contract';
import { buildMapUrl, resolvePlace } from './map.model';
import { MarkerIcon } from './marker-icon';
import { useInteractiveMap } from './use-interactive-map';

export type MapProps = BlockProps<typeof map, boolean>;

export function SiteMap(props: MapProps): ReactNode {
  const { emit, content, linkUrl } = props;
  const place = resolvePlace(props, props.location);
  const url = buildMapUrl(linkUrl, place);
  const [stage, Live, actions] = useInteractiveMap(props);

  return (
    <div part="base" data-stage={stage}>
      {Live && <Live {...props} place={place} url={url} onShow={actions.onLoad} onFail={actions.onError} />}
      {stage !== 'shown' && <MarkerIcon />}
      <slot />
      {!content && place.address[0] && (
        <address part="address">
          {place.address.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
      <div className="corner">
        <div part="actions">
          {/* The link comes last: it must not move when the button goes. */}
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
