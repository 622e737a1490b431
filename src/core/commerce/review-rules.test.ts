import { describe, expect, it } from 'vitest';
import { parseStars, REVIEW_LIMITS, type ReviewInput, validateReviews } from './review-rules';

const MESSAGES = { starsMissing: 'Please select a star rating', tooLong: 'Use at most {max} characters.' };

const review = (more: Partial<ReviewInput> = {}): ReviewInput => ({
  productId: 'a',
  stars: 5,
  title: '',
  text: '',
  ...more,
});
const validate = (...reviews: ReviewInput[]) => validateReviews('', reviews, MESSAGES);

describe('parseStars', () => {
  it('accepts 1 to 5 only [REV-008]', () => {
    expect(['1', '5'].map(parseStars)).toEqual([1, 5]);
    for (const text of ['', '0', '6', '1.5', '05', 'NaN', ' 3', '３'])
      expect(parseStars(text), text).toBe(null);
  });
});

describe('validateReviews', () => {
  it('requires a star rating [REV-008]', () => {
    expect(validate(review({ stars: null }))).toEqual({ 'stars[a]': 'Please select a star rating' });
    expect(validate(review({ stars: null, text: 'Good' }), review({ productId: 'b' }))).toEqual({
      'stars[a]': 'Please select a star rating',
    });
    expect(validate(review())).toEqual({});
  });

  it('ignores products without a review, unless all products are without one', () => {
    const empty = review({ stars: null, productId: 'b' });
    expect(validate(review(), empty)).toEqual({});
    expect(Object.keys(validate(review({ stars: null }), empty))).toEqual(['stars[a]', 'stars[b]']);
  });

  it('limits the texts', () => {
    const { author, title, text } = REVIEW_LIMITS;
    const long = review({ title: 'x'.repeat(title + 1), text: 'x'.repeat(text + 1) });
    expect(validateReviews('x'.repeat(author + 1), [long], MESSAGES)).toEqual({
      author: 'Use at most 60 characters.',
      'title[a]': 'Use at most 120 characters.',
      'text[a]': 'Use at most 3,000 characters.',
    });
    expect(validate(review({ title: 'x'.repeat(title), text: 'x'.repeat(text) }))).toEqual({});
  });
});
