// Scrolls lists of links to the link of the current page.

/** Scrolls each list so that the link of the current page is in its middle, and leaves the page where it is. */
export function showCurrentLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLElement>('.sidebar [aria-current], .top nav [aria-current]')) {
    const list = link.closest('nav')!;
    const item = link.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    list.scrollBy({
      left: item.left + item.width / 2 - (box.left + box.width / 2),
      top: item.top + item.height / 2 - (box.top + box.height / 2),
      behavior: 'instant',
    });
  }
}
