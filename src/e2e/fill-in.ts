// How does a visitor with a keyboard fill a form in?
import type { Page } from 'playwright-core';

/** From the first field on, by keyboard alone: what is typed or pressed in each control, in the order of Tab. */
export async function fillIn(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (key.startsWith('<')) for (const one of key.slice(1, -1).split(' ')) await page.keyboard.press(one);
    else if (key) await page.keyboard.type(key);
    await page.keyboard.press('Tab');
  }
}
