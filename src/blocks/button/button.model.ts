// Decides whether the navigation of a click is delayed until the click is tracked.

/** A click on a link. */
export interface LinkClick {
  /** Whether the page has handled it. */
  readonly isPrevented: boolean;
  /** 0 is the main button. */
  readonly button: number;
  /** Whether Ctrl, Meta, Shift or Alt is pressed, which opens a tab or starts a download. */
  readonly isModified: boolean;
  /** The absolute address of the link. */
  readonly href: string;
  /** `target` of the link or the document; empty if there is none. */
  readonly target: string;
  readonly isDownload: boolean;
}

/** Only a plain click that leaves the page in this window is delayed (BTN-001, BTN-003). */
export const isDelayed = (click: LinkClick, pageUrl: string): boolean =>
  click.button === 0 &&
  !(click.isPrevented || click.isModified || click.isDownload) &&
  /^(_self)?$/i.test(click.target) &&
  isOtherPage(click.href, pageUrl);

/** A fragment scrolls within the page; `mailto:` and `tel:` open another program. */
function isOtherPage(href: string, pageUrl: string): boolean {
  if (!/^https?:/i.test(href)) return false;
  return !href.includes('#') || stripFragment(href) !== stripFragment(pageUrl);
}

const stripFragment = (url: string): string => url.replace(/#.*/s, '');
