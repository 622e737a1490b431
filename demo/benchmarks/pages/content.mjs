// Content of all measured pages, so that every page shows the same.

export const TITLE = 'Welcome';
export const TICKER = 'Summer sale — free shipping on all orders — new arrivals every week — ';

/** @type {Array<{ src: string, width: number, height: number, alt: string }>} */
export const PHOTOS = Array.from({ length: 12 }, (_, i) => ({
  src: `/photo/600x400/${i}.png`,
  width: 600,
  height: 400,
  alt: `Photo ${i + 1}`,
}));

/** Question and answer. */
export const FAQ = Array.from({ length: 4 }, (_, i) => [`Question ${i + 1}?`, 'Answer text '.repeat(14)]);

/** Title and content. */
export const TABS = ['Lunch', 'Dinner', 'Drinks'].map((title) => [title, `${title} item, `.repeat(12)]);

/** Name and type. */
export const FIELDS = [
  ['name', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['website', 'url'],
  ['date', 'date'],
  ['message', 'textarea'],
];
