// Moves the page's form below the comment that the visitor is replying to, and back.
import { formatMessage } from '../../core/i18n/format-message';
import { createNode } from '../../core/markup/markup';
import { buildDom } from '../../kit/markup/dom-builder';
import { type CommentControl, findComment, findForm, findSection, getAuthorName } from './comments.content';
import type { ThreadDeps } from './comments.types';
import { threadMessages } from './thread-messages';

export interface ReplyController {
  /** Id of the comment being replied to; undefined for a comment on the page. */
  readonly parentId: string | undefined;
  open(id: string): void;
  /** Moves the form back and the focus to the link that opened it. */
  close(): void;
}

/** @param onChange called after the form has moved, with the parent before */
export function createReply(
  deps: ThreadDeps,
  onChange: (before: string | undefined) => void,
): ReplyController {
  const { host, services } = deps;
  const getMessages = () => deps.getMessages(threadMessages);
  /** Marks the form's original position in the page. */
  const home = document.createComment('');
  const getParent = () => findForm(host)?.querySelector<HTMLInputElement>('[name="parentId"]');

  function close(): void {
    const section = findSection(host);
    const before = getParent()?.value;
    if (!section || before === undefined) return;
    const hadFocus = section.contains(document.activeElement);
    getParent()?.remove();
    // The button, or the link of the server's page.
    section.querySelector('[data-comment-cancel]')?.closest('p')?.remove();
    const heading = section.querySelector('h3');
    if (heading) heading.textContent = getMessages().write;
    if (home.isConnected) home.replaceWith(section);
    if (hadFocus) findLink(host, before)?.focus();
    onChange(before);
  }

  return {
    get parentId() {
      return getParent()?.value;
    },
    open(id) {
      const before = getParent()?.value;
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
      const parent = getParent() ?? createParentInput(form);
      parent.value = id;
      if (!section.querySelector('[data-comment-cancel]')) {
        const attributes = { type: 'button', class: 'quiet', 'data-comment-cancel': true };
        const button = createNode('button', attributes, getMessages().cancelReply);
        heading?.after(buildDom(createNode('p', { 'data-site-own': 'cancel' }, button)));
      }
      if (before !== id) onChange(before);
      focusForm(form);
    },
    close,
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
