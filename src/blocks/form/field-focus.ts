// Moves the focus to an invalid field.
import { SCROLL_INTO_VIEW, scrollIntoView } from '../../theme/motion/scroll-into-view';
import type { Field } from './fields';

/** Focuses the first invalid control of the field, and scrolls its title and error into view (TOK-009). */
export function focusField({ controls, anchor }: Field): void {
  const control = controls.find(({ validity }) => validity?.valid === false) ?? controls[0];
  control.focus({ preventScroll: true });
  const error = anchor.previousElementSibling;
  const top = error?.matches('[data-site-own]') ? error : anchor;
  if (hasScroller(top)) {
    // The control first: if not everything fits, the error at the top takes precedence.
    control.scrollIntoView({ block: 'nearest' });
    top.scrollIntoView({ block: 'nearest' });
  } else {
    const padding = getScrollPadding();
    if (top.getBoundingClientRect().top < padding || control.getBoundingClientRect().bottom > innerHeight)
      scrollIntoView(top, { offset: SCROLL_INTO_VIEW.offset + padding });
  }
}

/** Space that the page keeps free at the top of the window, for example for a sticky header; in px. */
const getScrollPadding = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Whether the node is in a scroll container other than the page, such as a dialog. */
function hasScroller(node: Element): boolean {
  const parent = node.parentElement;
  if (!parent || parent === document.body) return false;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) || hasScroller(parent);
}
