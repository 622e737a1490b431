// The child of an element with visible focus, so that animations can stop while it is focused.
import { useEffect, useState } from 'react';

/** Returns the light DOM descendant that matches `:focus-visible`. */
export function useKeyboardFocus(host: HTMLElement): Element | null {
  const [child, setChild] = useState<Element | null>(null);
  useEffect(() => {
    const update = ({ type, target }: Event) => {
      const isInside = type === 'focusin' && target !== host && (target as Element).matches(':focus-visible');
      setChild(isInside ? (target as Element) : null);
    };
    host.addEventListener('focusin', update);
    host.addEventListener('focusout', update);
    return () => {
      host.removeEventListener('focusin', update);
      host.removeEventListener('focusout', update);
    };
  }, [host]);
  return child;
}
