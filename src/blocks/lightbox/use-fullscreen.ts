// Does the lightbox fill the whole screen? Where the browser lets an element do that.
import { useCallback, useEffect, useState } from 'react';

export interface Fullscreen {
  readonly offered: boolean;
  readonly on: boolean;
  toggle(): void;
}

/** @param element not a dialog: those cannot fill the screen */
export function useFullscreen(element: HTMLElement | null): Fullscreen {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!element) return;
    // Seen from the document, what fills the screen is the host of the shadow root.
    const changed = () => setOn((element.getRootNode() as ShadowRoot).fullscreenElement === element);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [element]);
  const toggle = useCallback(() => {
    const change = on ? document.exitFullscreen() : element?.requestFullscreen({ navigationUI: 'hide' });
    // A browser that refuses leaves everything as it is.
    change?.catch(() => {});
  }, [element, on]);
  return { offered: document.fullscreenEnabled, on, toggle };
}
