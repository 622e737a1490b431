/** Fields of a posted review form. Pure. */
import { getReviewFieldName, parseStars, type ReviewInput } from '../../core/commerce/review-rules';

const NAME = /^(?:stars|title|text)\[(.*)\]$/s;

/** The products that the fields name, in their order; texts are trimmed. */
export function readReviewFields(fields: readonly (readonly [string, string])[]): {
  author: string;
  reviews: ReviewInput[];
} {
  const values = new Map(fields);
  const get = (name: string): string => (values.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  const productIds = new Set(fields.flatMap(([name]) => NAME.exec(name)?.[1] ?? []));
  return {
    author: get('author'),
    reviews: [...productIds].map((productId) => ({
      productId,
      stars: parseStars(get(getReviewFieldName('stars', productId))),
      title: get(getReviewFieldName('title', productId)),
      text: get(getReviewFieldName('text', productId)),
    })),
  };
}
