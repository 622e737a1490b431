// Opens links and forms of an element in the top window if the page is in a frame, such as an editor's.

export function openInTopWindow(host: HTMLElement): void {
  if (window.top === window) return;
  for (const opener of host.querySelectorAll<HTMLAnchorElement | HTMLFormElement>('a[href], form'))
    opener.target ||= '_top';
}
