/** Reviews of the example products. */

export interface ExampleReview {
  productId: string;
  author: string;
  stars: number;
  title: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
  answer?: string;
  /** Default: published. */
  state?: 'pending' | 'published';
}

export const exampleReviews: readonly ExampleReview[] = [
  {
    productId: 'book-north',
    author: 'Henrik',
    stars: 5,
    title: 'The printing does the pictures justice',
    text: 'Deep blacks, no gloss, and it lies flat when it is open. The eleven pages of fog are worth the price alone.',
    createdAt: '2026-03-02T09:14:00Z',
    answer: 'Thank you, Henrik. The fog took four winters.',
  },
  {
    productId: 'book-north',
    author: 'Amara',
    stars: 5,
    title: 'A present that stayed on the table',
    text: 'Bought for my father, who has not put it back on the shelf since.',
    createdAt: '2026-04-18T17:40:00Z',
  },
  {
    productId: 'book-north',
    author: 'Jun',
    stars: 4,
    title: 'Beautiful, a little heavy',
    text: 'Not a book for the train. I would have liked captions next to the pictures instead of at the end.',
    createdAt: '2026-05-27T06:55:00Z',
    answer: 'A fair point: the second edition has the captions on the page.',
  },
  {
    productId: 'book-north',
    author: '',
    stars: 2,
    title: 'Corner was dented',
    text: 'The book is fine, but the parcel was not padded well enough.',
    createdAt: '2026-06-09T12:21:00Z',
    answer: 'We are sorry. A replacement was sent the same day, and books now travel in a box.',
  },
  {
    productId: 'book-north',
    author: 'Solveig',
    stars: 5,
    title: '',
    text: 'Exactly what I hoped for.',
    createdAt: '2026-08-30T20:03:00Z',
  },
  {
    productId: 'print-dawn-ridge',
    author: 'Priya',
    stars: 5,
    title: 'Warmer than on the screen',
    text: 'The paper has a texture that no screen shows. It changes with the light of the day.',
    createdAt: '2026-02-11T08:30:00Z',
  },
  {
    productId: 'print-dawn-ridge',
    author: 'Tomasz',
    stars: 4,
    title: 'Good print, slow delivery',
    text: 'Two weeks were promised, it took three. The print itself is flawless.',
    createdAt: '2026-07-05T15:12:00Z',
  },
  {
    productId: 'print-fog-forest',
    author: 'Leila',
    stars: 5,
    title: 'The oak frame is worth it',
    text: 'Clean corners and real glass. It arrived ready to hang.',
    createdAt: '2026-05-03T10:45:00Z',
  },
  {
    productId: 'print-fog-forest',
    author: 'Marc',
    stars: 3,
    title: 'Smaller than I thought',
    text: 'My mistake, I should have measured the wall. The quality is good.',
    createdAt: '2026-09-14T18:27:00Z',
    answer: 'Prints can be exchanged for the larger size within a month.',
  },
  {
    productId: 'print-salt-flats',
    author: 'Noor',
    stars: 5,
    title: 'Calm',
    text: 'It hangs opposite my desk. I look at it more often than out of the window.',
    createdAt: '2026-06-22T07:10:00Z',
  },
  {
    productId: 'postcards',
    author: 'Eva',
    stars: 4,
    title: 'Heavy card, nice selection',
    text: 'Ink does not bleed on the back. Three of the ten are of the same valley, though.',
    createdAt: '2026-04-01T13:33:00Z',
  },
  {
    productId: 'postcards',
    author: 'Luca',
    stars: 5,
    title: 'Too good to send',
    text: 'I kept four of them.',
    createdAt: '2026-10-19T19:58:00Z',
  },
  {
    productId: 'postcards',
    author: 'Robin',
    stars: 5,
    title: 'Ordered again',
    text: 'Second set. The first one is all over my kitchen.',
    createdAt: '2026-11-20T11:00:00Z',
    state: 'pending',
  },
];
