// A popup at an edge, and on narrow screens: a panel that leaves the page usable. Loaded when one opens.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../kit/element/styles';
import { usePopoverTransition } from '../../kit/overlay/use-popover-transition';
import type { Services } from '../../services/services';
import styles from './panel.css?inline';
import { usePanelFocus } from './use-panel-focus';

export interface PanelProps {
  readonly host: HTMLElement;
  readonly services: Services;
  readonly open: boolean;
  readonly label: string;
  readonly position: string;
  readonly isRequested: boolean;
  onDismiss(): void;
  onHidden(): void;
  readonly children: ReactNode;
}

/** One that opens by itself takes no focus, and Escape closes it only from inside. */
export default function Panel(props: PanelProps): ReactNode {
  const { host, services, open, label, position, isRequested, onDismiss, onHidden, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyles(panel.current!, [styles]), []);
  const { isVisible } = usePopoverTransition(panel, open, { onExited: onHidden });
  usePanelFocus({ host, panel, isActive: open, takesFocus: isRequested, onDismiss }, services.escape);
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
