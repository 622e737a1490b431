// Element class of <site-member-area>: the name of the member, the way back after signing in, and signing out.
import { fillPlaceholders } from '../../core/messages/fill-placeholders';
import { MEMBERS_PATH } from '../../core/routes';
import { findServices } from '../../kit/element/find-services';
import { loadPart } from '../../kit/element/load-part';
import { createTranslatedBase } from '../../kit/element/translated-base';
import type { Services } from '../../services/services';
import type { Member } from '../../services/shared/ports';
import { memberArea } from './member-area.contract';

const OWN_LIST = '[data-site-own="list"]';

export class SiteMemberArea extends createTranslatedBase(memberArea) {
  #connection: AbortController | undefined;
  #services: Services | undefined;
  #own: HTMLElement[] = [];
  #status: HTMLElement | undefined;
  #isSigningOut = false;
  /** Id of the member whose lists are shown or loading. */
  #listed: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.addEventListener('click', this.#onClick, { signal });
    this.addEventListener('submit', this.#onSubmit, { signal });
    this.onOptionsChange();
    void this.#connect(signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.abort();
    this.#listed = undefined;
    for (const list of this.querySelectorAll(OWN_LIST)) list.remove();
    this.#removeOwn();
  }

  override onOptionsChange(): void {
    this.#removeOwn();
    if (!this.querySelector('[data-site-for], a[href], form, button')) this.#createContent();
    const url = new URL(location.href);
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[data-sign-in]'))
      link.href = `${this.#getPath()}?returnTo=${encodeURIComponent(url.pathname + url.search)}`;
    this.#show(this.#services?.session.state.get().account ?? null);
  }

  async #connect(signal: AbortSignal): Promise<void> {
    const services = await findServices(this);
    if (!services || signal.aborted) return;
    this.#services = services;
    const show = () => this.#show(services.session.state.get().account);
    signal.addEventListener('abort', services.session.state.subscribe(show), { once: true });
    show();
  }

  #show(member: Member | null): void {
    const name = member ? member.displayName || member.email : '';
    for (const node of this.querySelectorAll('[data-member-name]')) node.textContent = name;
    void this.#showLibrary(member);
  }

  /** Inserts the member's lists where the page has containers for them; removes them when the member signs out. */
  async #showLibrary(member: Member | null): Promise<void> {
    const places = [...this.querySelectorAll<HTMLElement>('[data-member-orders], [data-member-pages]')];
    if (member?.id === this.#listed && (!member || places.every((place) => place.querySelector(OWN_LIST))))
      return;
    this.#listed = member?.id;
    for (const list of this.querySelectorAll(OWN_LIST)) list.remove();
    const [services, signal] = [this.#services, this.#connection?.signal];
    if (!member || !services || !signal || places.length === 0) return;
    const [part, result] = await Promise.all([
      loadPart(memberArea.tag, () => import('./member-library')),
      services.calls.members.library({ retries: 1, signal }),
    ]);
    if (signal.aborted || this.#listed !== member.id) return;
    if (!part || !result.ok) return this.#offerRetry(member);
    const locale = this.closest<HTMLElement>('[lang]')?.lang || navigator.language;
    const labels = { none: this.labelNone, refunded: this.labelRefunded };
    for (const place of places) {
      const list = place.matches('[data-member-orders]')
        ? part.createOrderList(result.data.orders, locale, labels)
        : part.createPageList(result.data.pages, labels);
      list.dataset.siteOwn = 'list';
      place.append(list);
    }
  }

  #offerRetry(member: Member): void {
    this.#listed = undefined;
    this.#say(`${this.labelLoadFailed} `);
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: this.labelTryAgain });
    button.addEventListener('click', () => {
      this.#say('');
      void this.#showLibrary(member);
    });
    this.#status?.append(button);
  }

  /** The path of the members' page; other origins are ignored. */
  #getPath(): string {
    const { membersPath } = this;
    const url = URL.canParse(membersPath, location.href) ? new URL(membersPath, location.href) : undefined;
    return url?.origin === location.origin ? url.pathname : MEMBERS_PATH;
  }

  #createContent(): void {
    const visitors = createPart('visitors', [createLink(this.#getPath(), this.labelSignIn, true)]);
    const text = document.createElement('span');
    const name = document.createElement('strong');
    const [before = '', after = ''] = fillPlaceholders(this.labelMember, { name: '\n' }).split('\n');
    name.dataset.memberName = '';
    text.append(before, name, after);
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: this.labelSignOut });
    button.dataset.signOut = '';
    const members = createPart('members', [text, createLink(this.#getPath(), this.labelAccount), button]);
    this.#own = [visitors, members, ...(this.showOrders ? [createOrders(this.labelOrders)] : [])];
    this.append(...this.#own);
  }

  /** Handles a native form, which signs out without script. */
  readonly #onSubmit = (event: SubmitEvent) => {
    if (!(event.target as Element).querySelector('[data-sign-out]') || event.defaultPrevented) return;
    if (!this.#services) return;
    event.preventDefault();
    void this.#signOut(this.#services);
  };

  readonly #onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[data-sign-out]');
    if (!button || button.closest('form') || event.defaultPrevented || !this.#services) return;
    void this.#signOut(this.#services);
  };

  async #signOut({ session }: Services): Promise<void> {
    const init = { bubbles: true, composed: true, cancelable: true };
    if (this.#isSigningOut || !this.dispatchEvent(new CustomEvent('site-member-area-sign-out-request', init)))
      return;
    this.#isSigningOut = true;
    this.#say('');
    const result = await session.signOut({ after: this.afterSignOut });
    this.#isSigningOut = false;
    if (result && !result.ok) this.#say(this.labelFailed);
  }

  #say(text: string): void {
    if (!this.#status) {
      this.#status = document.createElement('p');
      this.#status.dataset.siteOwn = '';
      this.#status.setAttribute('role', 'status');
    }
    this.append(this.#status);
    this.#status.textContent = text;
  }

  #removeOwn(): void {
    for (const node of [...this.#own, this.#status]) node?.remove();
    this.#own = [];
  }
}

function createPart(reader: 'visitors' | 'members', children: readonly Node[]): HTMLElement {
  const part = document.createElement('div');
  part.dataset.siteFor = reader;
  part.dataset.siteOwn = '';
  part.append(...children);
  return part;
}

function createOrders(label: string): HTMLElement {
  const place = createPart('members', [Object.assign(document.createElement('p'), { textContent: label })]);
  place.dataset.memberOrders = '';
  return place;
}

function createLink(href: string, text: string, isSignIn = false): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: text });
  if (isSignIn) link.dataset.signIn = '';
  return link;
}
