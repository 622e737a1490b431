// View of <site-popup>: a modal dialog in the center, a panel at an edge.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { resetOpen } from '../../kit/element/reset-open';
import { useServices } from '../../kit/element/use-services';
import { Modal } from '../../kit/overlay/modal';
import { usePopoverTransition } from '../../kit/overlay/use-popover-transition';
import type { PopupApi } from './popup.api';
import type { PopupContent } from './popup.content';
import type { popup } from './popup.contract';
import { isModal, NARROW_QUERY } from './popup.model';
import { isAutomatic, startRules } from './popup-rules';
import { usePanelFocus } from './use-panel-focus';
import { useRecord } from './use-record';

type PopupProps = BlockProps<typeof popup, PopupContent, PopupApi>;

export function PopupView(props: PopupProps): ReactNode {
  const { host, emit, open, position, content, api } = props;
  const { tracking } = useServices();
  useEffect(() => startRules(host), [host]);

  const [kind, setKind] = useState<typeof Modal | typeof Panel | null>(null);
  const isRequested = !isAutomatic(host);
  // It keeps its kind until it has disappeared.
  if (open && !kind)
    setKind(() => (isModal(position, isRequested, matchMedia(NARROW_QUERY).matches) ? Modal : Panel));
  useEffect(() => {
    if (!open) return;
    emit('site-popup-open', { requested: !isAutomatic(host) });
    tracking.overlay();
  }, [open, emit, host, tracking]);

  const closeRecord = useRecord(host, open);
  const close = () => {
    if (!open) return;
    const submitted = closeRecord();
    resetOpen(host);
    emit('site-popup-close', { submitted });
  };
  api.onClose = close;

  const Kind = kind;
  return (
    Kind && (
      <Kind
        {...{ host, open, position, isRequested }}
        label={props.label || content.heading || props.labelClose}
        onDismiss={close}
        onHidden={() => setKind(null)}
      >
        <button type="button" part="close" aria-label={props.labelClose} onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        <div part="content">
          <slot />
        </div>
      </Kind>
    )
  );
}

interface PanelProps {
  readonly host: HTMLElement;
  readonly open: boolean;
  readonly label: string;
  readonly position: string;
  readonly isRequested: boolean;
  onDismiss(): void;
  onHidden(): void;
  readonly children: ReactNode;
}

/** Leaves the page usable: one that opens by itself takes no focus, and Escape closes it only from inside. */
function Panel({ host, open, label, position, isRequested, onDismiss, onHidden, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { isVisible } = usePopoverTransition(panel, open, { onExited: onHidden });
  usePanelFocus(host, panel, open, isRequested, onDismiss);
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      part="dialog"
      aria-label={label}
      tabIndex={-1}
      data-position={position}
      data-quiet={isRequested ? undefined : true}
      data-shown={isVisible || undefined}
    >
      {children}
    </div>
  );
}
