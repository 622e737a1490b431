// The fake clock of a page with a popup.
import { settle } from '../../../kit/testing/wait';
import type { FakePage } from '../../../services/page/testing/fake-page';

/** Runs the rules, too. Their parts take time even if they are loaded: the timer starts with one, the other opens the popup. */
export async function advance(page: FakePage, element: Element, ms: number): Promise<void> {
  await import('../auto-open');
  await settle(element);
  await page.advance(ms);
  await import('../may-open');
  await settle(element);
}
