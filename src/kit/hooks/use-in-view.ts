// Whether an element is in the viewport.
import { useEffect, useState } from 'react';
import { observeVisibility } from '../../theme/motion/visibility';

export function useInView(element: Element | null): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    return observeVisibility(element, (threshold) => setInView(threshold !== undefined));
  }, [element]);
  return inView;
}
