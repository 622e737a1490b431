// Markup of the comment form, for server pages and for the element.
import { getSitePath } from '../call-path';
import { calls } from '../calls';
import { HONEYPOT_FIELD } from '../honeypot';
import { formatMessage } from '../i18n/format-message';
import { createNode, type MarkupNode } from '../markup/markup';
import type { CommentThread } from './comment';
import { type CommentAddress, getCommentsHref } from './comment-address';
import type { CommentErrors } from './comment-errors';
import { COMMENT_FORM_ID } from './comment-form-id';
import { COMMENT_LIMITS } from './comment-limits';
import type { CommentField } from './comment-rules';
import type { commentLabelMessages } from './label-messages';

export interface CommentFormContext {
  readonly messages: Readonly<Record<keyof typeof commentLabelMessages, string>>;
  readonly locale: string;
  readonly address: CommentAddress;
  /** The item or page that is commented on. */
  readonly thread: CommentThread;
  /** The comment being replied to, with the name of its author. */
  readonly parent?: { readonly id: string; readonly name: string } | undefined;
  readonly submissionId: string;
  /** Name of the signed-in member or owner; the form then has no name field. */
  readonly memberName?: string | undefined;
  readonly values?: Readonly<Partial<Record<CommentField | 'notify', string>>>;
  readonly errors?: CommentErrors;
  /** Why nothing was stored, see `createProblemsMarkup`. */
  readonly problems?: MarkupNode | undefined;
}

/** Creates the native form with its heading and its errors. */
export function createCommentFormMarkup(context: CommentFormContext): MarkupNode {
  const { messages, locale, address, parent, problems } = context;
  const heading = parent ? formatMessage(messages.replyTo, { name: parent.name }, locale) : messages.write;
  return createNode(
    'section',
    { class: 'site-comments-write', id: COMMENT_FORM_ID, 'aria-labelledby': 'comment-form-heading' },
    createNode('h3', { id: 'comment-form-heading' }, heading),
    parent &&
      createNode(
        'p',
        {},
        createNode(
          'a',
          {
            href: getCommentsHref({ ...address, replyTo: undefined }, COMMENT_FORM_ID),
            'data-comment-cancel': true,
          },
          messages.cancelReply,
        ),
      ),
    problems,
    createForm(context),
  );
}

function createForm(context: CommentFormContext): MarkupNode {
  const { messages, locale, thread, parent, submissionId, memberName, values } = context;
  return createNode(
    'form',
    {
      class: 'site-comments-form',
      method: 'post',
      // The response to a rejected comment is a page, which the browser then scrolls to the form.
      action: `${getSitePath(calls.addComment)}#${COMMENT_FORM_ID}`,
      novalidate: true,
      'data-comment-form': true,
    },
    ...Object.entries({ ...thread, parentId: parent?.id, submissionId }).map(
      ([name, value]) => value && createNode('input', { type: 'hidden', name, value, autocomplete: 'off' }),
    ),
    createHoneypot(messages.leaveEmpty),
    memberName !== undefined &&
      createNode('p', {}, formatMessage(messages.asMember, { name: memberName }, locale)),
    memberName === undefined && createField('name', messages.name, context, { autocomplete: 'name' }),
    memberName === undefined &&
      createField('email', messages.email, context, { type: 'email', autocomplete: 'email' }),
    memberName === undefined &&
      createField('website', messages.website, context, { type: 'url', autocomplete: 'url' }),
    createField('body', messages.body, context, {}),
    createNode(
      'p',
      {},
      createNode(
        'label',
        { class: 'choice' },
        createNode('input', {
          type: 'checkbox',
          name: 'notify',
          value: 'yes',
          checked: values?.notify === 'yes',
        }),
        createNode('span', {}, messages.notify),
      ),
    ),
    createNode('p', {}, createNode('button', {}, messages.submit)),
  );
}

/** A control that only bots fill in. */
const createHoneypot = (label: string): MarkupNode =>
  createNode(
    'p',
    { class: 'site-form-visually-hidden', 'aria-hidden': 'true' },
    createNode(
      'label',
      {},
      label,
      createNode('input', { name: HONEYPOT_FIELD, tabindex: '-1', autocomplete: 'off' }),
    ),
  );

function createField(
  name: CommentField,
  label: string,
  { values = {}, errors = {}, messages }: CommentFormContext,
  more: MarkupNode['attributes'],
): MarkupNode {
  const id = `comment-${name}`;
  const error = errors[name];
  const hint = name === 'email' && messages.emailHint;
  const attributes = {
    id,
    name,
    maxlength: String(COMMENT_LIMITS[name]),
    required: name !== 'website',
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? 'true' : undefined,
  };
  const value = values[name] ?? '';
  return createNode(
    'p',
    { 'data-field': name },
    createNode('label', { for: id }, label),
    hint && createNode('span', { class: 'note', id: `${id}-hint` }, hint),
    error && createNode('span', { class: 'error', id: `${id}-error` }, error),
    name === 'body'
      ? createNode('textarea', { ...attributes, rows: '6' }, value)
      : createNode('input', { type: 'text', ...more, ...attributes, value }),
  );
}
