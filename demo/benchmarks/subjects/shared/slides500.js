// Slides of the interaction pages, and the two measured presses.
export const slides = (open, close) =>
  bench.photos(500).map((p) => `${open}<img src="${p.src}" width="${p.width}" height="${p.height}" alt="${p.alt}" loading="lazy" decoding="async">${close}`).join('');
export const steps = (target, index) => ['next', 'next-again'].map((name, i) => ({ name, target, settle: 1500, done: () => index() === i + 1 }));
