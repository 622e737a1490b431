// Moves the page's form below the comment that the visitor is replying to, and back.
import { commentReplyMessages } from '../../core/comments/reply-messages';
import { formatMessage } from '../../core/i18n/format-message';
import { createNode } from '../../core/markup/markup';
import { adoptStyles } from '../../kit/element/styles';
import { buildDom } from '../../kit/markup/dom-builder';
import {
  type CommentControl,
  findComment,
  findForm,
  findParent,
  findSection,
  getAuthorName,
} from './comments.content';
import type { ThreadDeps, ThreadPart } from './comments.types';
import styles from './interactive-comments.css?inline';

export interface ReplyController extends ThreadPart {
  /** @param id the comment to reply to */
  open(id: string): void;
  /** Moves the form back and the focus to the link that opened it. */
  close(): void;
}

/** @param move moves the form: removes what depends on its position, calls the argument, and sets it up again */
export function createReply(deps: ThreadDeps, move: (change: () => void) => void): ReplyController {
  const { host, services, signal } = deps;
  const getMessages = () => deps.getMessages(commentReplyMessages);
  /** Marks the form's original position in the page. */
  const home = document.createComment('');
  /** Texts of other replies, because drafts are stored only with consent. */
  const texts = new Map<string | undefined, string>();
  const exchangeText = (before: string | undefined) => {
    const body = findForm(host)?.querySelector<HTMLTextAreaElement>('[name="body"]');
    texts.set(before, body?.value ?? '');
    if (body) body.value = texts.get(findParent(host)?.value) || body.defaultValue;
  };

  function close(): void {
    const section = findSection(host);
    const before = findParent(host)?.value;
    if (!section || before === undefined) return;
    const hadFocus = section.contains(document.activeElement);
    findParent(host)?.remove();
    // The button, or the link of the server's page.
    section.querySelector('[data-comment-cancel]')?.closest('p')?.remove();
    const heading = section.querySelector('h3');
    if (heading) heading.textContent = getMessages().write;
    if (home.isConnected) home.replaceWith(section);
    if (hadFocus) findLink(host, before)?.focus();
    move(() => exchangeText(before));
  }

  function open(id: string): void {
    const before = findParent(host)?.value;
    const section = findSection(host);
    const form = findForm(host);
    const article = findComment(host, id);
    if (!section || !form || !article) return;
    if (!home.isConnected) section.before(home);
    const actions = article.querySelector(':scope > .site-comment-actions');
    if (actions) actions.after(section);
    else article.append(section);
    const heading = section.querySelector('h3');
    const replyTo = { name: getAuthorName(article) };
    if (heading)
      heading.textContent = formatMessage(getMessages().replyTo, replyTo, services.settings.locale);
    const parent = findParent(host) ?? createParentInput(form);
    parent.value = id;
    if (!section.querySelector('[data-comment-cancel]')) {
      const attributes = { type: 'button', class: 'quiet', 'data-comment-cancel': true };
      const button = createNode('button', attributes, getMessages().cancelReply);
      heading?.after(buildDom(createNode('p', { 'data-site-own': 'cancel' }, button)));
    }
    if (before !== id) move(() => exchangeText(before));
    focusForm(form);
  }

  adoptStyles(host, [styles]);
  deps.closers.add(close);
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !findParent(host)) return;
      if (!findSection(host)?.contains(event.target as Node)) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  return {
    open,
    close,
    handle({ dataset: { commentReply } }) {
      if (commentReply) open(commentReply);
      else close();
    },
  };
}

const findLink = (host: Element, id: string): HTMLElement | null =>
  host.querySelector<HTMLElement>(`[data-comment-reply="${CSS.escape(id)}"]`);

function createParentInput(form: HTMLFormElement): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'parentId' });
  form.prepend(input);
  return input;
}

/** Focuses the first control that needs input. */
function focusForm(form: HTMLFormElement): void {
  const controls = [...form.querySelectorAll<CommentControl>('[data-field] :is(input, textarea)')];
  const next = controls.find(({ required, value }) => required && !value) ?? controls.at(-1);
  next?.focus();
}
