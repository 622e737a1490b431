// Fake navigation for tests.
import type { Page } from '../page';

export interface FakeNavigation extends Pick<Page, 'navigate' | 'confirmLeave'> {
  /** URLs that the page has navigated to. */
  readonly navigations: readonly string[];
  /** Whether the browser would ask for confirmation before leaving the page. */
  isLeaveConfirmed(): boolean;
}

export function fakeNavigation(): FakeNavigation {
  const navigations: string[] = [];
  const confirmations = new Set<object>();
  return {
    navigations,
    navigate: (url) => void navigations.push(url),
    confirmLeave() {
      const confirmation = {};
      confirmations.add(confirmation);
      return () => void confirmations.delete(confirmation);
    },
    isLeaveConfirmed: () => confirmations.size > 0,
  };
}
