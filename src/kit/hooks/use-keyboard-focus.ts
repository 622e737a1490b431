// Is somebody among the children of an element by keyboard? What moves by itself has to hold still then.
import { useEffect, useState } from 'react';

/** @returns the child (not in the shadow root) that has a visible focus */
export function useKeyboardFocus(host: HTMLElement): Element | null {
  const [child, setChild] = useState<Element | null>(null);
  useEffect(() => {
    const follow = ({ type, target }: Event) => {
      const isInside = type === 'focusin' && target !== host && (target as Element).matches(':focus-visible');
      setChild(isInside ? (target as Element) : null);
    };
    host.addEventListener('focusin', follow);
    host.addEventListener('focusout', follow);
    return () => {
      host.removeEventListener('focusin', follow);
      host.removeEventListener('focusout', follow);
    };
  }, [host]);
  return child;
}
