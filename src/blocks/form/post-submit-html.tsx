// What may the form show after success that is more than a sentence? HTML through the sanitizer (FRM-005); its scripts
// only where the page trusts them (FRM-006, ruling 21).
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setRichHtml } from '../../kit/rich-html/rich-html';
import { runTrustedScripts } from '../../kit/rich-html/trusted-scripts';

export interface PostSubmitHtmlProps {
  readonly html: string;
  readonly trusted: boolean;
}

export default function PostSubmitHtml({ html, trusted }: PostSubmitHtmlProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    setRichHtml(box, html);
    if (trusted) void runTrustedScripts('site-form', html, box);
  }, [html, trusted]);
  return <div ref={place} />;
}
