// Renders text that may contain simple HTML.
import { useLayoutEffect, useRef } from 'react';
import { setSimpleHtml } from './sanitize';

/** A block of sanitized running text. */
export function SimpleHtml({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) setSimpleHtml(place.current, html);
  }, [html]);
  return <div ref={place} />;
}
