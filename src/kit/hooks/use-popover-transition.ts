// How does something come into the top layer, and leave it again, with a movement of its style sheet?
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatestRef } from './use-latest-ref';

/**
 * Opens a `popover="manual"` while `open`, and closes it when its transitions have ended.
 * @param lead ms between its opening and its being shown: a live region has to be there before it speaks
 * @param onGone it is gone from the screen
 * @returns `isShown`: it is to be seen, the style sheet makes a transition of it; `isThere`: also on its way out
 */
export function usePopoverTransition(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  { lead = 0, onGone = () => {} }: { lead?: number; onGone?: () => void } = {},
): { readonly isShown: boolean; readonly isThere: boolean } {
  const [isSeen, setSeen] = useState(false);
  const gone = useLatestRef(onGone);
  const isOpen = useRef(false);
  useEffect(() => {
    const popover = box.current;
    if (!popover) return;
    if (open) {
      isOpen.current = true;
      // It may still be there, on its way out; taken out of the page and put back, it is closed.
      if (!popover.matches(':popover-open')) popover.showPopover();
      const timer = setTimeout(() => setSeen(true), lead);
      return () => clearTimeout(timer);
    }
    if (!isOpen.current) return;
    let isBack = false;
    void Promise.allSettled(popover.getAnimations().map(({ finished }) => finished)).then(() => {
      if (isBack) return;
      isOpen.current = false;
      if (popover.matches(':popover-open')) popover.hidePopover();
      setSeen(false);
      gone.current();
    });
    return () => {
      isBack = true;
    };
  }, [box, open, lead, gone]);
  // Taken out of the page, it is gone, too.
  useEffect(
    () => () => {
      if (isOpen.current) gone.current();
    },
    [gone],
  );
  return { isShown: open && isSeen, isThere: isSeen };
}
