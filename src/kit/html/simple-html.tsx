// Renders text that may contain simple HTML.
import { useLayoutEffect, useRef } from 'react';
import { setSimpleHtml } from './sanitize';

/** A `<div>` with the sanitized HTML. */
export function SimpleHtml({ html }: { readonly html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (container.current) setSimpleHtml(container.current, html);
  }, [html]);
  return <div ref={container} />;
}
