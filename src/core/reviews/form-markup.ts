// Markup of a review request's form, for server pages and for the element.

import { getReviewFieldName, MAX_STARS, REVIEW_LIMITS } from '../commerce/review-rules';
import { formatMessage } from '../i18n/format-message';
import { createNode, type MarkupNode } from '../markup/markup';
import type { ReviewFormMessages } from './messages';

export interface ReviewFormContext {
  readonly messages: ReviewFormMessages;
  /** ICU message that names a rating, such as “4 stars”. */
  readonly starsMessage: string;
  readonly locale: string;
  readonly action: string;
  readonly token: string;
  readonly products: readonly { readonly productId: string; readonly title: string }[];
  /** Entered values by control name. */
  readonly values: Readonly<Record<string, string>>;
  /** Error messages by control name. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Creates the native form with a rating, a headline and a text for each product. */
export function createReviewFormMarkup(context: ReviewFormContext): MarkupNode {
  const { messages, action, token, products } = context;
  return createNode(
    'form',
    { class: 'site-reviews-form', method: 'post', action, novalidate: true },
    createNode('input', { type: 'hidden', name: 'token', value: token, autocomplete: 'off' }),
    products.length > 1 && createNode('p', { class: 'note' }, messages.oneIsEnough),
    ...products.map((product, index) => createProduct(product, index, context)),
    createText(
      { name: 'author', id: 'review-author', label: messages.name, hint: messages.nameHint },
      context,
    ),
    createNode('p', {}, createNode('button', {}, messages.submit)),
  );
}

/** Error summary with links to the controls, in the order of the form. */
export function createReviewSummaryMarkup(
  { messages, products, errors = {} }: Pick<ReviewFormContext, 'messages' | 'products' | 'errors'>,
  problem = messages.invalid,
): MarkupNode {
  const fields = products.flatMap(({ productId }, index) =>
    (['stars', 'title', 'text'] as const).map((field) => ({
      id: getFieldId(field, index),
      name: getReviewFieldName(field, productId),
    })),
  );
  const invalid = [...fields, { id: 'review-author', name: 'author' }].filter(({ name }) => errors[name]);
  const items = invalid.map(({ id, name }) =>
    createNode('li', {}, createNode('a', { href: `#${id}` }, errors[name])),
  );
  return createNode(
    'div',
    { class: 'problems', role: 'alert', tabindex: '-1' },
    createNode('h2', {}, problem),
    items.length > 0 && createNode('ul', {}, ...items),
  );
}

/** The id of the control; for a rating, that of the first radio button. */
const getFieldId = (field: 'stars' | 'title' | 'text', index: number): string =>
  `review-${index}-${field}${field === 'stars' ? '-1' : ''}`;

function createProduct(
  { productId, title }: ReviewFormContext['products'][number],
  index: number,
  context: ReviewFormContext,
): MarkupNode {
  const { messages } = context;
  const name = (field: 'stars' | 'title' | 'text') => getReviewFieldName(field, productId);
  return createNode(
    'section',
    { class: 'site-review-product', 'aria-labelledby': `review-${index}-product` },
    createNode('h2', { id: `review-${index}-product` }, title),
    createRating(name('stars'), index, title, context),
    createText({ name: name('title'), id: getFieldId('title', index), label: messages.headline }, context),
    createText(
      { name: name('text'), id: getFieldId('text', index), label: messages.describe, isLong: true },
      context,
    ),
  );
}

function createRating(name: string, index: number, product: string, context: ReviewFormContext): MarkupNode {
  const { messages, starsMessage, locale, values, errors = {} } = context;
  const errorId = `review-${index}-stars-error`;
  const radios = Array.from({ length: MAX_STARS }, (_, at) => {
    const stars = String(at + 1);
    return createNode(
      'label',
      {},
      createNode('input', {
        type: 'radio',
        id: `review-${index}-stars-${stars}`,
        name,
        value: stars,
        checked: values[name] === stars,
        'aria-describedby': errors[name] ? errorId : undefined,
        'aria-invalid': errors[name] ? 'true' : undefined,
      }),
      createNode('span', {}, formatMessage(starsMessage, { count: at + 1 }, locale)),
    );
  });
  return createNode(
    'fieldset',
    { class: 'site-review-stars', 'data-field': name },
    createNode(
      'legend',
      {},
      messages.starRating,
      createNode('span', { class: 'site-form-visually-hidden' }, `: ${product}`),
    ),
    createError(name, errorId, errors),
    ...radios,
  );
}

interface TextField {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly isLong?: boolean;
}

function createText({ name, id, label, hint, isLong }: TextField, context: ReviewFormContext): MarkupNode {
  const { values, errors = {} } = context;
  const hintId = hint && `${id}-hint`;
  const errorId = errors[name] && `${id}-error`;
  const attributes = {
    id,
    name,
    maxlength: String(
      isLong ? REVIEW_LIMITS.text : name === 'author' ? REVIEW_LIMITS.author : REVIEW_LIMITS.title,
    ),
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId ? 'true' : undefined,
  };
  const value = values[name] ?? '';
  return createNode(
    'p',
    { 'data-field': name },
    createNode('label', { for: id }, label),
    hint && createNode('span', { class: 'note', id: hintId }, hint),
    createError(name, `${id}-error`, errors),
    isLong
      ? createNode('textarea', { ...attributes, rows: '5' }, value)
      : createNode('input', { ...attributes, value, autocomplete: name === 'author' ? 'given-name' : 'off' }),
  );
}

const createError = (
  name: string,
  id: string,
  errors: Readonly<Record<string, string>>,
): MarkupNode | false => (errors[name] ? createNode('span', { class: 'error', id }, errors[name]) : false);
