// View of `<site-tooltip>`: the trigger, and the tooltip in the top layer.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnchoredPosition, positionAnchored } from '../../core/anchor-position';
import type { BlockProps } from '../../kit/element/define';
import { useStore } from '../../kit/element/use-store';
import { usePopoverTransition } from '../../kit/overlay/use-popover-transition';
import type { TooltipApi } from './tooltip.api';
import type { TooltipContent } from './tooltip.content';
import type { tooltip } from './tooltip.contract';
import { useDescription } from './use-description';
import { useInteractions } from './use-interactions';

type TooltipProps = BlockProps<typeof tooltip, TooltipContent, TooltipApi>;

export function TooltipView({ host, emit, api, content, text, delay, offset }: TooltipProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const target = useStore(api.targetStore);
  const trigger = target ?? content.trigger;
  const description = useDescription(trigger, target ? target.getAttribute('title') : content.title, text);
  const isOpen = useInteractions({ host, trigger, box, delay }) && description !== '';
  const { isVisible, isMounted } = usePopoverTransition(box, isOpen);
  const side = useAnchorPosition(box.current, isMounted || isOpen ? trigger : null, offset);

  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current !== isVisible) emit(isVisible ? 'site-tooltip-show' : 'site-tooltip-hide');
    wasShown.current = isVisible;
  }, [isVisible, emit]);

  return (
    <>
      <slot />
      <div
        ref={box}
        part="tooltip"
        role="tooltip"
        popover="manual"
        data-shown={isVisible || undefined}
        data-side={side}
      >
        {description}
      </div>
    </>
  );
}

/** Keeps the tooltip next to its trigger, also while the page scrolls. @param trigger null while closed */
function useAnchorPosition(
  box: HTMLElement | null,
  trigger: Element | null,
  offset: number,
): AnchoredPosition['side'] {
  const [side, setSide] = useState<AnchoredPosition['side']>('above');
  // Runs after the effect that opens the popover, which gives the box its size.
  useEffect(() => {
    if (!box || !trigger) return;
    const update = () => {
      const { width, height } = box.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const viewport = { width: clientWidth, height: clientHeight };
      const anchor = trigger.getBoundingClientRect();
      const { left, top, side } = positionAnchored(anchor, { width, height }, viewport, offset);
      Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
      setSide(side);
    };
    update();
    const controller = new AbortController();
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const type of ['scroll', 'resize']) addEventListener(type, update, options);
    const observer = new ResizeObserver(update);
    observer.observe(box);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [box, trigger, offset]);
  return side;
}
