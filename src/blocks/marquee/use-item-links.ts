// Puts links around texts of the page whose links are elsewhere in the markup of a site builder.
import { useLayoutEffect } from 'react';
import { GENERATED_LINK, type MarqueeContent } from './marquee.content';

/** Keeps the page's own text nodes; the links are removed again. */
export function useItemLinks(host: HTMLElement, { texts, hrefs }: MarqueeContent): void {
  useLayoutEffect(() => {
    for (const text of texts) {
      const own = text.parentElement?.closest<HTMLAnchorElement>(GENERATED_LINK);
      const href = hrefs.get(text);
      if (own?.href === href) continue;
      if (own) removeLink(own);
      if (href) addLink(text, href);
    }
  }, [texts, hrefs]);
  useLayoutEffect(
    () => () => {
      for (const link of host.querySelectorAll(GENERATED_LINK)) removeLink(link);
    },
    [host],
  );
}

function addLink(text: Text, href: string) {
  const link = text.ownerDocument.createElement('a');
  link.dataset.siteOwn = '';
  link.href = href;
  // The text keeps its style.
  Object.assign(link.style, { color: 'inherit', textDecoration: 'inherit' });
  text.before(link);
  link.append(text);
}

const removeLink = (link: Element) => link.replaceWith(...link.childNodes);
