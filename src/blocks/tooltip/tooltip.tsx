// What is drawn for <site-tooltip>? What it explains, as it is, and the words over the page, beside it.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Place, placeBeside } from '../../core/beside';
import type { BlockProps } from '../../kit/define';
import { useFade } from '../../kit/hooks/use-fade';
import { useStore } from '../../kit/use-store';
import type { Trigger } from './children';
import type { TooltipApi } from './tooltip.api';
import type { tooltip } from './tooltip.contract';
import { useAttention } from './use-attention';
import { useWords } from './use-words';

type TooltipProps = BlockProps<typeof tooltip, Trigger, TooltipApi>;

export function TooltipView({ host, emit, api, content, text, delay, offset }: TooltipProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const target = useStore(api.targets);
  const trigger = target ?? content.trigger;
  const words = useWords(trigger, target ? target.getAttribute('title') : content.title, text);
  const isOpen = useAttention({ host, trigger, box, delay }) && words !== '';
  const { isShown, isThere } = useFade(box, isOpen);
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
function usePlace(box: HTMLElement | null, trigger: Element | null, offset: number): Place['side'] {
  const [side, setSide] = useState<Place['side']>('above');
  // After it was opened, which is an effect, too: it has a size then.
  useEffect(() => {
    if (!box || !trigger) return;
    const place = () => {
      const { width, height } = box.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const room = { width: clientWidth, height: clientHeight };
      const { left, top, side } = placeBeside(
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
