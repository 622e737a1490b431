// Fills in a form by keyboard.
import type { Page } from 'playwright-core';

/** For each control in tab order, the text to type or the keys to press: `Ada`, `<Space>`. Starts at the focused control. */
export async function fillByKeyboard(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (key.startsWith('<')) for (const name of key.slice(1, -1).split(' ')) await page.keyboard.press(name);
    else if (key) await page.keyboard.type(key);
    await page.keyboard.press('Tab');
  }
}
