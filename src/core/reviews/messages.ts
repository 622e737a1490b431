// Messages of reviews: those documented for the review page (REV-003 to REV-008), and others.

/** Headings and label of the review page (REV-003). */
export const reviewScreenMessages = {
  rate: 'Rate your purchase',
  describe: 'Describe your experience',
  thanks: 'Thanks for your feedback',
} as const;

/** Messages of the list of published reviews. */
export const reviewListMessages = {
  average: '{average} out of 5',
  stars: '{count, plural, one {# star} other {# stars}}',
  rating: '{stars} out of 5 stars',
  count: '{count, plural, one {# review} other {# reviews}}',
  none: 'There are no reviews yet.',
  noMatch: 'No review has this rating.',
  sort: 'Sort by',
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
  filter: 'Rating',
  all: 'All ratings',
  apply: 'Apply',
  more: 'More reviews',
  previous: 'Previous reviews',
  showing: 'Reviews {from} to {to} of {total}',
  verified: 'Verified purchase',
  anonymous: 'Anonymous',
  answer: 'Answer from the shop',
} as const;

/** Messages of the form of a review request. */
export const reviewFormMessages = {
  ...reviewScreenMessages,
  already: 'You have already reviewed this purchase',
  expired: 'Your review request has expired',
  nothing: 'There are no products to review',
  retry: 'Try submitting your review again',
  starsMissing: 'Please select a star rating',
  tooLong: 'Use at most {max} characters.',
  invalid: 'Please check your review',
  foreign: 'One of the products is not part of this purchase. Nothing was saved.',
  missing: 'This review request does not exist',
  moderated: 'Your review will appear once the shop has approved it.',
  oneIsEnough: 'You can review all products or only some of them.',
  starRating: 'Star rating',
  headline: 'Headline (optional)',
  name: 'Your name (optional)',
  nameHint: 'Shown with your review. Leave it empty to stay anonymous.',
  submit: 'Submit review',
} as const;

export type ReviewListMessages = Readonly<Record<keyof typeof reviewListMessages, string>>;
export type ReviewFormMessages = Readonly<Record<keyof typeof reviewFormMessages, string>>;
