// What is drawn for <site-map> before the visitor asks for the map: marker, address, a link and a button.
// The map itself (live/) and its library are fetched only then.
import type { ReactNode } from 'react';
import type { BlockProps } from '../../kit/define';
import type { map } from './map.contract';
import { Pin } from './pin';
import { externalUrl, placeOf } from './place';
import { useStage } from './use-stage';

export type MapProps = BlockProps<typeof map, boolean>;

export function SiteMap(props: MapProps): ReactNode {
  const { emit, content, linkUrl } = props;
  const place = placeOf(props, props.location);
  const url = externalUrl(linkUrl, place);
  const [stage, Live, actions] = useStage(props);

  return (
    <div part="base" data-stage={stage}>
      {Live && <Live {...props} place={place} url={url} onShow={actions.shown} onFail={actions.failed} />}
      {stage !== 'shown' && <Pin />}
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
