// Markup of pictures for the pages of journeys.

const PICTURES: readonly (readonly [string, number, number])[] = [
  ['sea-cliffs', 300, 169],
  ['dunes', 300, 450],
  ['canyon', 300, 200],
  ['snow-field', 300, 300],
  ['fog-forest', 300, 375],
];

export const images = PICTURES.map(
  ([name, width, height]) =>
    `<img src="/pictures/${name}-300.webp" width="${width}" height="${height}" alt="${name}">`,
);

export const links = images.map(
  (image, index) => `<a href="/pictures/${PICTURES[index]?.[0]}-1000.webp">${image}</a>`,
);
