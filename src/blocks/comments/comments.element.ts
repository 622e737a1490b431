// Element class of <site-comments>: the site's own comments, or the thread at Disqus, and published mounts.
import { createBehavior } from '../../kit/behavior/behavior';
import { findServices } from '../../kit/element/find-services';
import { adoptStyles } from '../../kit/element/styles';
import facadeStyles from '../../kit/facade/facade.light.css?inline';
import { submitNatively } from '../../kit/form/form-element';
import type { Services } from '../../services/services';
import { findList, findMount, readThread } from './comments.content';
import { comments } from './comments.contract';
import styles from './comments.light.css?inline';
import { CommentState, formatCount } from './comments.model';
import type { CommentsProvider, CommentThread } from './comments.types';

/** Forms of the server's markup. */
const FORMS = '[data-comment-form], [data-comment-like], [data-comment-flag]';

export class SiteComments extends createBehavior(comments) {
  #count: HTMLElement | undefined;
  #status: HTMLElement | undefined;
  #hasCounted = false;
  #provider: Promise<CommentsProvider | undefined> | undefined;

  override onConnect(signal: AbortSignal): void {
    adoptStyles(this, [facadeStyles, styles]);
    this.addEventListener('submit', (event) => this.#onSubmit(event, signal), { signal });
    signal.addEventListener('abort', () => {
      this.#count?.remove();
      this.#status?.remove();
    });
    this.#fillMount();
    this.#provider = this.#connect(signal);
  }

  override onOptionsChange(): void {
    this.#fillMount();
    void this.#provider?.then((provider) => provider?.update());
  }

  async #connect(signal: AbortSignal): Promise<CommentsProvider | undefined> {
    const services = await findServices(this);
    if (!services || signal.aborted) return undefined;
    const { commentsEnabled, disqusShortname } = services.context.websiteSettings;
    if (this.shortname || disqusShortname) {
      if (!commentsEnabled) return undefined;
      const disqus = await this.loadPart(() => import('./disqus'));
      return signal.aborted ? undefined : disqus?.createDisqus(this, services, signal);
    }
    if (this.counts) void this.#loadCounts(services, signal);
    const thread = this.#findThread(commentsEnabled);
    return thread && this.#loadThread(services, thread, signal);
  }

  /** What a page prints or names is offered; the mount of a published page only if the site has comments. */
  #findThread(commentsEnabled: boolean): CommentThread | undefined {
    const isOffered = findList(this) ?? (this.itemId || (commentsEnabled && findMount(this)));
    return isOffered ? readThread(this, this.itemId) : undefined;
  }

  async #loadThread(
    services: Services,
    thread: CommentThread,
    signal: AbortSignal,
  ): Promise<CommentsProvider | undefined> {
    const part = await this.loadPart(() => import('./thread'));
    if (!part || signal.aborted) return undefined;
    const status = document.createElement('p');
    status.className = 'site-form-visually-hidden';
    status.dataset.siteOwn = '';
    status.setAttribute('role', 'status');
    this.#status = status;
    this.append(status);
    const { defaultMessages } = part;
    const getMessages = () => ({
      ...defaultMessages,
      ...services.page.messages('site-comments'),
      ...this.messages,
    });
    const announce = (text: string) => {
      // A new node, so that the same text is said again.
      status.replaceChildren(text);
    };
    const emit: typeof this.emit = (type, ...detail) => this.emit(type, ...detail);
    const deps = { host: this, services, thread, signal, getMessages, announce, emit };
    const provider = await part.createThread(deps, () => this);
    // The thread says how many there are.
    if (findList(this)) this.#count?.remove();
    return provider;
  }

  async #loadCounts(services: Services, signal: AbortSignal): Promise<void> {
    if (this.#hasCounted) return;
    this.#hasCounted = true;
    const part = await this.loadPart(() => import('./comment-counts'));
    await part?.fillCounts(services, this, signal);
  }

  /** At once, although the script of the provider is loaded later; without it, the form posts natively. */
  #onSubmit(event: Event, signal: AbortSignal): void {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || !form.matches(FORMS)) return;
    event.preventDefault();
    void this.#provider?.then((provider) => {
      if (signal.aborted) return;
      if (provider?.submit) void provider.submit(form);
      else submitNatively(form);
    });
  }

  /** The mount of a published page has the count and the state as attributes, and no content. */
  #fillMount(): void {
    this.#count?.remove();
    const mount = findMount(this);
    const count = mount?.dataset.publicCommentCount;
    if (!mount || count === undefined || mount.textContent.trim() || findList(this)) return;
    this.#count = document.createElement('p');
    this.#count.dataset.siteOwn = '';
    const isClosed = Number(mount.dataset.commentState) === CommentState.closed;
    this.#count.textContent = [formatCount(Number(count), this), isClosed && this.labelClosed]
      .filter(Boolean)
      .join('. ');
    mount.after(this.#count);
  }
}
