// What does the visitor see after success? The message in the place of the form, and the way on if there is one.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FormMessages } from './form.messages';

export interface SuccessMessageProps {
  /** The page's own words (`data-success`), shown for the time being. */
  readonly element: HTMLElement | null;
  readonly message: string;
  /** Where the page goes now; null stays. */
  readonly redirect: string | null;
  readonly texts: FormMessages;
  /** What else the form shows. */
  readonly children?: ReactNode;
}

export function SuccessMessage({
  element,
  message,
  redirect,
  texts,
  children,
}: SuccessMessageProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    if (element) element.hidden = false;
    const place = message || !element ? box.current : element;
    if (place === element) element?.setAttribute('tabindex', '-1');
    place?.focus();
    return () => {
      if (element) element.hidden = true;
    };
  }, [element, message]);

  // A click on a real link: routers of the page may take it over, and without luck the visitor can click it again.
  useLayoutEffect(() => link.current?.click(), []);

  return (
    <div ref={box} role="status" tabIndex={-1} className="site-form-success">
      {message && <p>{message}</p>}
      {children}
      {redirect && (
        <p>
          <a ref={link} href={redirect}>
            {texts.continue}
          </a>
        </p>
      )}
    </div>
  );
}
