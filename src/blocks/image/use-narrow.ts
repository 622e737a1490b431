// Is the element narrow? It carries `data-narrow` then, for the page's style sheets.
import { useLayoutEffect } from 'react';
import { useSize } from '../../kit/hooks/use-size';

/** Under this width, in CSS px (IMG-026); the designs themselves ask by container query, with the same number. */
const NARROW = 415;

export function useNarrow(host: HTMLElement): void {
  const size = useSize(host);
  const narrow = size !== null && size.width > 0 && size.width < NARROW;
  useLayoutEffect(() => {
    host.toggleAttribute('data-narrow', narrow);
    return () => host.removeAttribute('data-narrow');
  }, [host, narrow]);
}
