// What does the visitor see after success? The message in the place of the form, and the way on if there is one.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Texts } from './form.texts';

export interface SuccessProps {
  /** The page's own words (`data-success`), shown for the time being. */
  readonly own: HTMLElement | null;
  readonly message: string;
  /** Where the page goes now; null stays. */
  readonly redirect: string | null;
  readonly texts: Texts;
  /** What else the form shows. */
  readonly children?: ReactNode;
}

export function Success({ own, message, redirect, texts, children }: SuccessProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    if (own) own.hidden = false;
    const place = message || !own ? box.current : own;
    if (place === own) own?.setAttribute('tabindex', '-1');
    place?.focus();
    return () => {
      if (own) own.hidden = true;
    };
  }, [own, message]);

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
