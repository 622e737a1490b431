// The focused element, including open shadow roots, and whether its focus is visible.
import type { Page } from 'playwright-core';

export interface Focused {
  /** Label, alternative text or text; empty if nothing is focused. */
  readonly name: string;
  readonly role: string;
  /** Id or tag of the element in the page that is focused or contains the focused element. */
  readonly host: string;
  /** `header`, `main`, `footer`, or `body` outside of them. */
  readonly region: string;
  /** Whether it is inside the window. */
  readonly visible: boolean;
  /** Whether it has a focus indicator. */
  readonly hasFocusRing: boolean;
}

export const getFocused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    const nothing = { name: '', role: '', host: '', region: '', visible: false, hasFocusRing: false };
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return nothing;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
      hasFocusRing:
        // The browser's focus ring, or an outline of at least two pixels.
        style.outlineStyle === 'auto' ||
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== 'none',
    };
  });

/** Presses Tab until the focused element matches. */
export async function tabUntil(
  page: Page,
  matches: (focused: Focused) => boolean,
  limit = 20,
): Promise<Focused> {
  const names: string[] = [];
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press('Tab');
    const here = await getFocused(page);
    if (!here.visible && here.name)
      throw new Error(`Tab focuses ${here.name}, which is outside of the window`);
    if (matches(here)) return here;
    names.push(here.name);
  }
  throw new Error(`Tab does not reach the element, it focuses ${names.join(', ')}`);
}
