// Sets `data-narrow` on a narrow element, for the style sheets of the page.
import { useLayoutEffect } from 'react';
import { useSize } from '../../kit/hooks/use-size';

/** Width in CSS px (IMG-026). The designs use a container query with the same value. */
const NARROW_BREAKPOINT = 415;

export function useNarrow(host: HTMLElement): void {
  const size = useSize(host);
  const isNarrow = size !== null && size.width > 0 && size.width < NARROW_BREAKPOINT;
  useLayoutEffect(() => {
    host.toggleAttribute('data-narrow', isNarrow);
    return () => host.removeAttribute('data-narrow');
  }, [host, isNarrow]);
}
