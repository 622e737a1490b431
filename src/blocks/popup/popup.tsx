// View of <site-popup>: a modal dialog in the center, a panel at an edge.
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../kit/element/define';
import { resetOpen } from '../../kit/element/reset-open';
import { useServices } from '../../kit/element/use-services';
import { Modal } from '../../kit/overlay/modal';
import { useEscapeKey } from '../../kit/overlay/use-escape-key';
import { usePopoverTransition } from '../../kit/overlay/use-popover-transition';
import type { PopupApi } from './popup.api';
import type { PopupContent } from './popup.content';
import type { popup } from './popup.contract';
import { isModal, NARROW_QUERY } from './popup.model';
import { readRecord, writeRecord } from './popup-records';
import { isAutomatic, startRules } from './popup-rules';
import { readSettings } from './popup-settings';
import { useFocusWithin, useUncoveredFocus } from './use-panel-focus';

type PopupProps = BlockProps<typeof popup, PopupContent, PopupApi>;

export function PopupView(props: PopupProps): ReactNode {
  const { host, emit, open, position, content, api } = props;
  const { tracking } = useServices();
  useEffect(() => startRules(host), [host]);

  const [kind, setKind] = useState<'modal' | 'panel' | null>(null);
  const isRequested = !isAutomatic(host);
  // It keeps its kind until it has disappeared.
  if (open && !kind)
    setKind(isModal(position, isRequested, matchMedia(NARROW_QUERY).matches) ? 'modal' : 'panel');
  useEffect(() => {
    if (!open) return;
    emit('site-popup-open', { requested: !isAutomatic(host) });
    tracking.overlay();
  }, [open, emit, host, tracking]);

  const record = useRecord(host, open);
  const close = () => {
    const submitted = record.close();
    resetOpen(host);
    emit('site-popup-close', { submitted });
  };
  api.onClose = () => open && close();

  const shared = {
    open,
    label: props.label || content.heading || props.labelClose,
    onDismiss: close,
    onHidden: () => setKind(null),
  };
  const children = (
    <>
      <button type="button" part="close" aria-label={props.labelClose} onClick={close}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <div part="content">
        <slot />
      </div>
    </>
  );
  if (kind === 'modal') return <Modal {...shared}>{children}</Modal>;
  return (
    kind && (
      <Panel {...shared} position={position} isAutomatic={!isRequested}>
        {children}
      </Panel>
    )
  );
}

interface PanelProps {
  readonly open: boolean;
  readonly label: string;
  readonly position: string;
  readonly isAutomatic: boolean;
  onDismiss(): void;
  onHidden(): void;
  readonly children: ReactNode;
}

/** Leaves the page usable: it takes no focus when it opens, and Escape closes it only from inside. */
function Panel({ open, label, position, isAutomatic: isQuiet, onDismiss, onHidden, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { isVisible } = usePopoverTransition(panel, open, { onExited: onHidden });
  const hasFocus = useFocusWithin(panel, open);
  useEscapeKey(hasFocus, onDismiss);
  useUncoveredFocus(panel, isVisible);
  useRequestedFocus(panel, open && !isQuiet);
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      part="dialog"
      aria-label={label}
      tabIndex={-1}
      data-position={position}
      data-quiet={isQuiet || undefined}
      data-shown={isVisible || undefined}
    >
      {children}
    </div>
  );
}

/** The visitor who asked for a panel gets the focus in it, and back where it was when it is closed. */
function useRequestedFocus(panel: RefObject<HTMLElement | null>, isRequested: boolean): void {
  useEffect(() => {
    if (!isRequested) return;
    const previous = document.activeElement;
    panel.current?.focus();
    return () => {
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
    };
  }, [panel, isRequested]);
}

/** Remembers a sign-up inside the popup, and that it was closed. */
function useRecord(host: HTMLElement, open: boolean) {
  const { page, context } = useServices();
  const isSubmitted = useRef(false);
  const write = () =>
    writeRecord(page, host, {
      version: readSettings(host, context.websiteSettings.popupOverlaySettings).version,
      submitted: isSubmitted.current || readRecord(page, host)?.submitted === true,
      closedAt: page.clock.now(),
    });
  const latestWrite = useRef(write);
  latestWrite.current = write;
  useEffect(() => {
    if (!open) return;
    isSubmitted.current = false;
    const submit = (event: Event) => {
      if (event.type === 'submit' && event.defaultPrevented) return;
      isSubmitted.current = true;
      latestWrite.current();
    };
    const types = ['site-form-success', 'site-newsletter-success', 'submit'];
    for (const type of types) host.addEventListener(type, submit);
    return () => {
      for (const type of types) host.removeEventListener(type, submit);
    };
  }, [host, open]);
  return {
    /** @returns whether the visitor has signed up since it opened */
    close(): boolean {
      write();
      return isSubmitted.current;
    },
  };
}
