// What is drawn for <site-tooltip>? What it explains, as it is, and the words over the page, beside it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnchoredPosition, positionAnchored } from '../../core/anchor-position';
import type { BlockProps } from '../../kit/element/define';
import { useStore } from '../../kit/element/use-store';
import { usePopoverTransition } from '../../kit/hooks/use-popover-transition';
import type { TooltipApi } from './tooltip.api';
import type { TooltipContent } from './tooltip.content';
import type { tooltip } from './tooltip.contract';
import { useDescription } from './use-description';
import { useInteractions } from './use-interactions';

type TooltipProps = BlockProps<typeof tooltip, TooltipContent, TooltipApi>;

export function TooltipView({ host, emit, api, content, text, delay, offset }: TooltipProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const target = useStore(api.targets);
  const trigger = target ?? content.trigger;
  const words = useDescription(trigger, target ? target.getAttribute('title') : content.title, text);
  const isOpen = useInteractions({ host, trigger, box, delay }) && words !== '';
  const { isShown, isThere } = usePopoverTransition(box, isOpen);
  const side = usePlace(box.current, isThere || isOpen ? trigger : null, offset);

  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current !== isShown) emit(isShown ? 'site-tooltip-show' : 'site-tooltip-hide');
    wasShown.current = isShown;
  }, [isShown, emit]);

  return (
    <>
      <slot />
      <div
        ref={box}
        part="tooltip"
        role="tooltip"
        popover="manual"
        data-shown={isShown || undefined}
        data-side={side}
      >
        {words}
      </div>
    </>
  );
}

/** Keeps the box beside its trigger, also while the page scrolls. @param trigger null while it is not there */
function usePlace(
  box: HTMLElement | null,
  trigger: Element | null,
  offset: number,
): AnchoredPosition['side'] {
  const [side, setSide] = useState<AnchoredPosition['side']>('above');
  // After it was opened, which is an effect, too: it has a size then.
  useEffect(() => {
    if (!box || !trigger) return;
    const place = () => {
      const { width, height } = box.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const room = { width: clientWidth, height: clientHeight };
      const { left, top, side } = positionAnchored(
        trigger.getBoundingClientRect(),
        { width, height },
        room,
        offset,
      );
      Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
      setSide(side);
    };
    place();
    const ends = new AbortController();
    const options = { capture: true, passive: true, signal: ends.signal };
    for (const type of ['scroll', 'resize']) addEventListener(type, place, options);
    const observer = new ResizeObserver(place);
    observer.observe(box);
    return () => {
      ends.abort();
      observer.disconnect();
    };
  }, [box, trigger, offset]);
  return side;
}
