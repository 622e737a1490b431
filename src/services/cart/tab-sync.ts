// Announces changes to the cart to the other tabs.
import type { Page } from '../page/page';

/**
 * Tabs only announce a change; the state is fetched from the server. A page in the back/forward cache receives no
 * messages.
 */
export function createTabSync(page: Page, syncTabs: boolean, onChange: () => void) {
  if (!syncTabs) return { post: () => {}, stop: () => {} };
  const channel = page.openChannel('site-cart', onChange);
  const unsubscribe = page.on('restore', onChange);
  return {
    post: channel.post,
    stop() {
      channel.close();
      unsubscribe();
    },
  };
}
