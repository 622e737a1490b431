// Element class of <site-navigation>: marks the current page and closes folders.
import { createElementBase } from '../../kit/element/element-base';
import { navigation } from './navigation.contract';
import { findCurrentLink } from './navigation.model';

export class SiteNavigation extends createElementBase(navigation) {
  #connection: AbortController | undefined;
  /** Links that the page has not marked itself. */
  #marked: Element | undefined;
  readonly #changes = new MutationObserver(() => this.#markCurrentPage());

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
    this.addEventListener('focusout', (event) => this.#onFocusOut(event), { signal });
    // Capturing: the event does not bubble.
    this.addEventListener('toggle', (event) => this.#onToggle(event), { capture: true, signal });
    document.addEventListener('pointerdown', (event) => this.#onPointerDown(event), { signal });
    addEventListener('popstate', () => this.#markCurrentPage(), { signal });
    this.#changes.observe(this, { childList: true, subtree: true, attributeFilter: ['href'] });
    this.#markCurrentPage();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#changes.disconnect();
    this.#unmark();
  }

  get #folders(): HTMLDetailsElement[] {
    return [...this.querySelectorAll('details')];
  }

  #markCurrentPage(): void {
    this.#unmark();
    const links = [...this.querySelectorAll('a')];
    if (links.some((link) => link.hasAttribute('aria-current'))) {
      this.#markFolders();
      return;
    }
    const { index, isExact } = findCurrentLink(
      links.map(({ href }) => href),
      location.href,
    );
    this.#marked = links[index];
    this.#marked?.setAttribute('aria-current', isExact ? 'page' : 'true');
    this.#markFolders();
  }

  #markFolders(): void {
    for (const folder of this.#folders)
      folder.toggleAttribute('data-current', folder.querySelector('[aria-current]') !== null);
  }

  #unmark(): void {
    this.#marked?.removeAttribute('aria-current');
    this.#marked = undefined;
    for (const folder of this.#folders) folder.removeAttribute('data-current');
  }

  /** Closes the open folder that contains the focus, and moves the focus to its name. */
  #onKeyDown(event: KeyboardEvent): void {
    const folder = (event.target as Element).closest<HTMLDetailsElement>('details[open]');
    if (event.key !== 'Escape' || !folder || !this.contains(folder)) return;
    event.preventDefault();
    folder.open = false;
    folder.querySelector('summary')?.focus();
  }

  #onToggle({ target }: Event): void {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    this.#closeFolders((folder) => folder.contains(target));
  }

  /** A window that loses the focus keeps its folder open. */
  #onFocusOut({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node) this.#closeFolders((folder) => folder.contains(relatedTarget));
  }

  #onPointerDown(event: PointerEvent): void {
    const path = event.composedPath();
    this.#closeFolders((folder) => path.includes(folder));
  }

  /** In a column, folders stay open: they cover nothing. */
  #closeFolders(isKept: (folder: HTMLDetailsElement) => boolean): void {
    for (const folder of this.#folders)
      if (folder.open && isMenu(folder) && !isKept(folder)) folder.open = false;
  }
}

/** Whether the list of the folder covers the page. */
function isMenu(folder: HTMLDetailsElement): boolean {
  const list = folder.querySelector('summary ~ *');
  return list !== null && getComputedStyle(list).position === 'absolute';
}
