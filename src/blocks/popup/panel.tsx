// A popup at an edge, and on narrow screens: a panel that leaves the page usable. Loaded when one opens.
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../kit/element/block-root';
import { adoptStyles } from '../../kit/element/styles';
import { usePopoverTransition } from '../../kit/overlay/use-popover-transition';
import styles from './panel.css?inline';
import { automatic } from './popup-rules';
import { usePanelFocus } from './use-panel-focus';

export interface PanelProps {
  readonly open: boolean;
  readonly label: string;
  readonly position: string;
  onDismiss(): void;
  onHidden(): void;
  onShown(): (() => void) | undefined;
  readonly children: ReactNode;
}

/** A panel that opens automatically takes no focus, and Escape closes it only from inside. */
export default function Panel(props: PanelProps): ReactNode {
  const { open, label, position, onDismiss, onHidden, onShown, children } = props;
  const host = useHost();
  const isQuiet = automatic.has(host);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptStyles(panel.current!, [styles]), []);
  const { isVisible } = usePopoverTransition(panel, open, { onExited: onHidden });
  usePanelFocus({ host, panel, isActive: open, takesFocus: !isQuiet, onDismiss });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens, after the effects that show it
  useEffect(() => {
    if (open) return panel.current!.checkVisibility() ? onShown() : onDismiss();
  }, [open]);
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
