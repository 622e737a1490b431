// Fills in a form by keyboard.
import type { Page } from 'playwright-core';

/**
 * @param keys for each control in tab order, starting at the focused one: the text to type or the keys to press, such
 * as `Ada` or `<Space>`
 */
export async function fillByKeyboard(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (key.startsWith('<')) for (const name of key.slice(1, -1).split(' ')) await page.keyboard.press(name);
    else if (key) await page.keyboard.type(key);
    await page.keyboard.press('Tab');
  }
}
