// Where would the browser have gone, and would it have asked first? For tests.
import type { Page } from '../page';

export interface FakeLeaving extends Pick<Page, 'navigate' | 'holdOpen'> {
  /** Where the page was sent. */
  readonly navigations: readonly string[];
  /** Whether the browser would ask the visitor before the page is left. */
  isHeldOpen(): boolean;
}

export function fakeLeaving(): FakeLeaving {
  const navigations: string[] = [];
  const holds = new Set<object>();
  return {
    navigations,
    navigate: (url) => void navigations.push(url),
    holdOpen() {
      const hold = {};
      holds.add(hold);
      return () => void holds.delete(hold);
    },
    isHeldOpen: () => holds.size > 0,
  };
}
