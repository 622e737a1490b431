// Full-screen mode of the lightbox, where the browser supports it.
import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Fullscreen {
  readonly isSupported: boolean;
  readonly isActive: boolean;
  toggle(): void;
}

/** @param element not the dialog: a `<dialog>` cannot be the full-screen element */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    // `document.fullscreenElement` would be the host of the shadow root.
    const update = () => {
      const { current } = element;
      setActive(!!current && (current.getRootNode() as ShadowRoot).fullscreenElement === current);
    };
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  const toggle = useCallback(() => {
    const change = isActive
      ? document.exitFullscreen()
      : element.current?.requestFullscreen({ navigationUI: 'hide' });
    // The browser may refuse; the state then stays unchanged.
    change?.catch(() => {});
  }, [element, isActive]);
  return { isSupported: document.fullscreenEnabled, isActive, toggle };
}
