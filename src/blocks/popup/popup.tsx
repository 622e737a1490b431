// View of <site-popup>: a modal dialog in the center, a panel at an edge.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { lazyPart } from '../../kit/element/lazy-part';
import { resetOpen } from '../../kit/element/reset-open';
import { useServices } from '../../kit/element/use-services';
import { Modal } from '../../kit/overlay/modal';
import type { PanelProps } from './panel';
import type { PopupApi } from './popup.api';
import type { PopupContent } from './popup.content';
import type { popup } from './popup.contract';
import { isModal, NARROW_QUERY } from './popup.model';
import { isAutomatic, startRules } from './popup-rules';
import { useRecord } from './use-record';

type PopupProps = BlockProps<typeof popup, PopupContent, PopupApi>;

const Panel = lazyPart<PanelProps>('site-popup', () => import('./panel'), Modal);

export function PopupView(props: PopupProps): ReactNode {
  const { host, emit, open, position, content, api } = props;
  const services = useServices();
  useEffect(() => startRules(host), [host]);

  const [kind, setKind] = useState<ComponentType<PanelProps> | null>(null);
  const isRequested = !isAutomatic(host);
  // It keeps its kind until it has disappeared.
  if (open && !kind)
    setKind(() => (isModal(position, isRequested, matchMedia(NARROW_QUERY).matches) ? Modal : Panel));
  useEffect(() => {
    if (!open) return;
    emit('site-popup-open', { requested: !isAutomatic(host) });
    services.tracking.overlay();
  }, [open, emit, host, services]);

  const remember = useRecord(host, open, services);
  const close = () => {
    if (!open) return;
    const submitted = remember();
    resetOpen(host);
    emit('site-popup-close', { submitted });
  };
  api.onClose = close;

  const Kind = kind;
  return (
    Kind && (
      <Kind
        {...{ host, services, open, position, isRequested }}
        label={props.label || content.heading || props.labelClose}
        onDismiss={close}
        onHidden={() => setKind(null)}
      >
        <button type="button" part="close" aria-label={props.labelClose} onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
        <div part="content">
          <slot />
        </div>
      </Kind>
    )
  );
}
