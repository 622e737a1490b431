// View of <site-popup>: a modal dialog in the center, a panel at an edge.
import { type ComponentType, type ReactNode, useState } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { lazyPart } from '../../kit/element/lazy-part';
import { useServices } from '../../kit/element/use-services';
import { CloseButton, Modal } from '../../kit/overlay/modal';
import { useDismissal } from '../../kit/overlay/use-dismissal';
import type { PanelProps } from './panel';
import type { PopupApi } from './popup.api';
import type { popup } from './popup.contract';
import { recordClosed, recordLeftOpen } from './popup-records';
import { automatic } from './popup-rules';
import { useRules } from './use-rules';

type PopupProps = BlockProps<typeof popup, undefined, PopupApi>;

const Panel = lazyPart<PanelProps>('site-popup', () => import('./panel'), Modal);

export function PopupView(props: PopupProps): ReactNode {
  const { host, emit, position, labelClose } = props;
  const services = useServices();
  const { isOpen, dismiss, end } = useDismissal<true>(host, props.open);
  const isSubmitted = useRules(host, services, props.api);

  const [Kind, setKind] = useState<ComponentType<PanelProps> | null>(null);
  // The choice holds until it has disappeared. It is modal only in the center, and not if it opened automatically on a
  // narrow screen, which it would cover.
  if (isOpen && !Kind) setKind(() => (position === 'CENTER_CENTER' && !automatic.get(host) ? Modal : Panel));

  const handleShown = () => {
    isSubmitted.current = false;
    const { page, consent, tracking } = services;
    emit('site-popup-open', { requested: !automatic.has(host) });
    tracking.overlay();
    // Not a visitor's action, so it needs consent.
    return page.on('hide', () => consent.state.get() === 'granted' && recordLeftOpen(page));
  };

  const close = () => {
    if (!isOpen) return;
    dismiss(true);
    end();
    // In a hidden part of the page, nobody has seen it.
    if (!host.shadowRoot!.querySelector('[part="dialog"]')?.checkVisibility()) return;
    recordClosed(services, host, isSubmitted.current);
    emit('site-popup-close', { submitted: isSubmitted.current });
  };
  props.api.close = close;

  return (
    Kind && (
      <Kind
        position={position}
        open={isOpen}
        label={props.label || getHeading(host) || labelClose}
        onDismiss={close}
        onHidden={() => setKind(null)}
        onShown={handleShown}
      >
        <CloseButton label={labelClose} onPress={close} />
        <div part="content">
          <slot />
        </div>
      </Kind>
    )
  );
}

const getHeading = (host: HTMLElement): string | undefined =>
  host.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim().replace(/\s+/g, ' ');
