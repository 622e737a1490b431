// Sanitized HTML after success (FRM-005); its scripts run only if the page trusts them (FRM-006, ruling 21).
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setRichHtml } from '../../kit/rich-html/rich-html';
import { runTrustedScripts } from '../../kit/rich-html/trusted-scripts';

export interface PostSubmitHtmlProps {
  readonly html: string;
  readonly trusted: boolean;
}

export default function PostSubmitHtml({ html, trusted }: PostSubmitHtmlProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    setRichHtml(element, html);
    if (trusted) void runTrustedScripts('site-form', html, element);
  }, [html, trusted]);
  return <div ref={container} />;
}
