/** Reviews of the stoneware. */
import type { ExampleReview } from './reviews';

export const stonewareReviews: readonly ExampleReview[] = [
  {
    productId: 'harbor-mug',
    author: 'Ines',
    stars: 5,
    title: 'The right weight',
    text: 'Heavy enough to stand on a boat, and the handle fits four fingers. We bought two and went back for four.',
    createdAt: '2026-05-04T08:12:00Z',
    answer: 'It was designed on a boat. Thank you, Ines.',
  },
  {
    productId: 'harbor-mug',
    author: 'Tom',
    stars: 4,
    title: 'Bigger than I thought',
    text: 'Take the small one if you drink espresso. The glaze is much livelier than in the pictures.',
    createdAt: '2026-07-19T16:40:00Z',
  },
  {
    productId: 'harbor-mug',
    author: 'Yuki',
    stars: 5,
    title: '',
    text: 'A year in the dishwasher, and it looks like on the first day.',
    createdAt: '2026-09-30T11:05:00Z',
  },
  {
    productId: 'dinner-plate',
    author: 'Marta',
    stars: 5,
    title: 'They stack',
    text: 'Twelve of them are not higher than eight of our old ones.',
    createdAt: '2026-06-11T19:22:00Z',
  },
  {
    productId: 'teapot',
    author: 'Owen',
    stars: 5,
    title: 'It does not drip',
    text: 'I did not believe it, so I tried with boiling water over a white tablecloth.',
    createdAt: '2026-08-02T07:48:00Z',
  },
];
