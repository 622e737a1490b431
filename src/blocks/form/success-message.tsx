// Success message in place of the form, with an optional redirect.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FormMessages } from './form.messages';

export interface SuccessMessageProps {
  /** The page's success element (`data-success`), shown while this component is mounted. */
  readonly element: HTMLElement | null;
  readonly message: string;
  /** URL of the redirect; null stays on the page. */
  readonly redirect: string | null;
  readonly messages: FormMessages;
  /** Additional content. */
  readonly children?: ReactNode;
}

export function SuccessMessage({
  element,
  message,
  redirect,
  messages,
  children,
}: SuccessMessageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    if (element) element.hidden = false;
    const target = message || !element ? box.current : element;
    if (target === element) element?.setAttribute('tabindex', '-1');
    target?.focus();
    return () => {
      if (element) element.hidden = true;
    };
  }, [element, message]);

  // Clicks a real link: client-side routers can handle it, and the visitor can click it if the navigation fails.
  useLayoutEffect(() => link.current?.click(), []);

  return (
    <div ref={box} role="status" tabIndex={-1} className="site-form-success">
      {message && <p>{message}</p>}
      {children}
      {redirect && (
        <p>
          <a ref={link} href={redirect}>
            {messages.continue}
          </a>
        </p>
      )}
    </div>
  );
}
