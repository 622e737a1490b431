// What may the form show after success that is more than a sentence? HTML through the sanitizer (FRM-005); its scripts
// only where the page trusts them (FRM-006, ruling 21).
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { showRichHtml } from '../../kit/rich-html';
import { runScripts } from '../../kit/trusted-scripts';

export interface PostSubmitProps {
  readonly html: string;
  readonly trusted: boolean;
}

export default function PostSubmit({ html, trusted }: PostSubmitProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    showRichHtml(box, html);
    if (trusted) void runScripts('site-form', html, box);
  }, [html, trusted]);
  return <div ref={place} />;
}
