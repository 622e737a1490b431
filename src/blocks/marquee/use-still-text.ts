// Replaces a native `<marquee>` in the text, which would move it by itself, out of the box that is measured.
import { useLayoutEffect } from 'react';
import type { MarqueeContent } from './marquee.content';

/** The nodes inside remain those of the page. */
export function useStillText(host: HTMLElement, content: MarqueeContent): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may have added one
  useLayoutEffect(() => {
    for (const native of host.querySelectorAll('marquee')) {
      const text = document.createElement('span');
      text.className = native.className;
      text.append(...native.childNodes);
      native.replaceWith(text);
    }
  }, [host, content]);
}
