// Where is the focus of the keyboard? Through open shadow roots: what has it, and whether it can be seen that it has it.
import type { Page } from 'playwright-core';

export interface Focused {
  /** Label, alternative text or text; empty when nothing has the focus. */
  readonly name: string;
  readonly role: string;
  /** Of the element in the page that has it or holds it. */
  readonly host: string;
  /** `header`, `main`, `footer`; `body` for what stands in none of them. */
  readonly region: string;
  /** Is it within the window? */
  readonly visible: boolean;
  /** Is there a mark around it? */
  readonly marked: boolean;
}

export const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    const nothing = { name: '', role: '', host: '', region: '', visible: false, marked: false };
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return nothing;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const host = document.activeElement ?? element;
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return {
      name: (
        element.getAttribute('aria-label') ??
        element.getAttribute('alt') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent ??
        ''
      )
        .replace(/\s+/g, ' ')
        .trim(),
      role: element.getAttribute('role') ?? element.localName,
      host: (host.closest('[id]') ?? host).id,
      region: host.closest('main, header.site-header, footer')?.localName ?? 'body',
      visible: width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
      marked:
        // The browser's own ring, or one of two px at least.
        style.outlineStyle === 'auto' ||
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== 'none',
    };
  });

/** Presses Tab until what has the focus is meant. */
export async function tabTo(page: Page, isMeant: (here: Focused) => boolean, most = 20): Promise<Focused> {
  const way: string[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (!here.visible && here.name) throw new Error(`Tab leads to ${here.name}, which is out of sight`);
    if (isMeant(here)) return here;
    way.push(here.name);
  }
  throw new Error(`Not reached by Tab, which leads to ${way.join(', ')}`);
}
