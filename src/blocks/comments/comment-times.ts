// Displays the age of recent comments as relative time.
import { formatElapsed } from '../../core/relative-time';
import type { Services } from '../../services/services';

/** Keeps the date if relative time would shift content: on a line with more text, or with a different number of lines. */
export function describeTimes(root: Element, { page, settings }: Services): void {
  for (const time of root.querySelectorAll<HTMLTimeElement>('.site-comment-link > time')) {
    const date = time.textContent;
    const words = formatElapsed(Date.parse(time.dateTime), page.clock.now(), settings.locale);
    const head = time.closest<HTMLElement>('.site-comment-head');
    if (!words || time.title || !head || time.parentElement!.nextSibling) continue;
    const height = head.offsetHeight;
    time.textContent = words;
    time.title = date;
    if (head.offsetHeight === height) continue;
    time.textContent = date;
    time.removeAttribute('title');
  }
}
