// Replaces a native `<marquee>` in the text, which would scroll the text out of the box that is measured.
import { useLayoutEffect } from 'react';
import type { MarqueeContent } from './marquee.content';

/** Keeps the page's own nodes inside. */
export function useNativeMarquees({ texts }: MarqueeContent): void {
  useLayoutEffect(() => {
    for (const { parentElement } of texts) {
      const native = parentElement?.closest('site-marquee marquee');
      if (!native) continue;
      const text = document.createElement('span');
      text.className = native.className;
      text.append(...native.childNodes);
      native.replaceWith(text);
    }
  }, [texts]);
}
