// Whether an element is in the viewport.
import { useEffect, useState } from 'react';

/** @param margin `rootMargin` of the `IntersectionObserver` */
export function useInView(element: Element | null, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting === true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}
