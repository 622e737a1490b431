// Product images of the example shop, composed from the photographs.
import sharp from 'sharp';

export interface Product {
  /** Equal to the product's id in the shop. */
  name: string;
  title: string;
  alt: string;
  width: number;
  height: number;
  focalPoint: readonly [number, number];
  /** Makes the picture (a PNG) from the rendered photographs by name. */
  compose(photographs: ReadonlyMap<string, Buffer>): Promise<Buffer>;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const size = { width: 1000, height: 1250, focalPoint: [0.5, 0.45] as const };

const shadow = (id: string, dx: number, dy: number, blur: number, strength: number) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#1c1712" flood-opacity="${strength}"/></filter>`;

export const products: readonly Product[] = [
  {
    name: 'print-dawn-ridge',
    title: 'Dawn ridge, framed print',
    alt: 'The photograph Dawn ridge in an oak frame with a wide white mat, on a plaster wall in window light.',
    ...size,
    compose: async (photographs) =>
      draw(
        wall('#ded8cd', '#c4bbac') +
          windowLight('#fff3dc') +
          (await framed(photographs, 'dawn-ridge', { x: 130, y: 250, width: 740, height: 570 }, [
            '#c79a66',
            '#9c7142',
          ])) +
          sideboard('#a57c50', '#7f5c39'),
      ),
  },
  {
    name: 'print-salt-flats',
    title: 'Salt flats, framed print',
    alt: 'The photograph Salt flats in a narrow black frame on a gray-green wall.',
    ...size,
    compose: async (photographs) =>
      draw(
        wall('#a9b0a6', '#8b938a') +
          windowLight('#f2f4e6') +
          (await framed(photographs, 'salt-flats', { x: 110, y: 300, width: 780, height: 500 }, [
            '#2d2b2a',
            '#191817',
          ])) +
          sideboard('#e4dfd6', '#c2bcb0'),
      ),
  },
  {
    name: 'book-north',
    title: 'North, the book',
    alt: 'A book with northern lights over a fjord on its cover and the word North in thin capitals.',
    ...size,
    compose: async (photographs) => draw(wall('#cfd6d8', '#aab4b8') + (await book(photographs, 'north'))),
  },
  {
    name: 'postcards',
    title: 'Five postcards',
    alt: 'Five postcards with white borders, laid out as a fan on a linen-colored table.',
    ...size,
    compose: async (photographs) =>
      draw(
        wall('#e3dccf', '#cbc1b0') +
          (await postcard(photographs, 'fog-forest', 300, 470, -17)) +
          (await postcard(photographs, 'sea-cliffs', 660, 420, 12)) +
          (await postcard(photographs, 'snow-field', 330, 800, 9)) +
          (await postcard(photographs, 'canyon', 700, 780, -8)) +
          (await postcard(photographs, 'dunes', 505, 620, -2)),
      ),
  },
];

function draw(content: string): Promise<Buffer> {
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>${shadow('deep', 14, 30, 26, 0.42)}${shadow('near', 3, 6, 5, 0.35)}
    <filter id="soft"><feGaussianBlur stdDeviation="22"/></filter></defs>${content}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
}

function wall(light: string, dark: string): string {
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <rect width="1000" height="1250" fill="url(#wall)"/>`;
}

function windowLight(color: string): string {
  const pane = (x: number) => `<path d="M${x} -60 h190 L${x + 640} 1300 h-190 Z" fill="${color}"/>`;
  return `<g filter="url(#soft)" opacity="0.34">${pane(-160)}${pane(90)}${pane(340)}</g>`;
}

function sideboard(top: string, front: string): string {
  return `<rect x="-40" y="1080" width="1080" height="26" fill="${top}" filter="url(#near)"/><rect x="-40" y="1106" width="1080" height="200" fill="${front}"/>
    <path d="M330 1106 v200 M670 1106 v200" stroke="#000" stroke-opacity="0.22" stroke-width="3"/>`;
}

async function framed(
  photographs: ReadonlyMap<string, Buffer>,
  name: string,
  box: Box,
  wood: readonly [string, string],
): Promise<string> {
  const { x, y, width, height } = box;
  const edge = 20;
  const mat = 74;
  const inner = {
    x: x + edge + mat,
    y: y + edge + mat,
    width: width - 2 * (edge + mat),
    height: height - 2 * (edge + mat),
  };
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${wood[1]}" filter="url(#deep)"/>
    <path d="M${x} ${y} h${width} l-${edge} ${edge} h-${width - 2 * edge} Z M${x} ${y} v${height} l${edge} -${edge} v-${height - 2 * edge} Z" fill="${wood[0]}"/>
    <rect x="${x + edge}" y="${y + edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="#f6f3ec"/>
    <path d="M${x + edge} ${y + edge} h${width - 2 * edge} v10 h-${width - 2 * edge - 10} v${height - 2 * edge - 10} h-10 Z" fill="#000" fill-opacity="0.13"/>
    ${await image(photographs, name, inner)}
    <rect x="${inner.x}" y="${inner.y}" width="${inner.width}" height="${inner.height}" fill="none" stroke="#000" stroke-opacity="0.2" stroke-width="2"/>`;
}

async function book(photographs: ReadonlyMap<string, Buffer>, name: string): Promise<string> {
  const cover = { x: 210, y: 190, width: 570, height: 800 };
  const right = cover.x + cover.width;
  const pages = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${right + i * 3} ${cover.y + 9 + i * 1.6} v${cover.height - 16}" stroke="#e9e5db" stroke-width="2.2"/><path d="M${right + i * 3 + 1.5} ${cover.y + 9 + i * 1.6} v${cover.height - 16}" stroke="#b9b3a6" stroke-width="0.8"/>`,
  );
  return `<defs><linearGradient id="spine" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.25"/><stop offset="0.035" stop-color="#000" stop-opacity="0.35"/><stop offset="0.06" stop-color="#fff" stop-opacity="0.16"/><stop offset="0.12" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.12"/></linearGradient></defs>
    <ellipse cx="500" cy="1010" rx="360" ry="34" fill="#20262a" opacity="0.5" filter="url(#soft)"/>
    <path d="M${right} ${cover.y + 4} l32 18 v${cover.height - 12} l-32 -10 Z" fill="#132433" filter="url(#deep)"/>
    ${pages.join('')}
    <g filter="url(#near)">${await image(photographs, name, cover)}</g>
    <rect x="${cover.x}" y="${cover.y}" width="${cover.width}" height="${cover.height}" fill="url(#spine)"/>
    <g fill="none" stroke="#f4f6ee" stroke-width="3.4" stroke-linejoin="round" transform="translate(322 860)">${northLetters()}</g>`;
}

/** The word NORTH drawn with a pen, as no font is sure to be installed where this runs. */
function northLetters(): string {
  const letters = [
    'M0 48 V0 L34 48 V0',
    'M20 0 a20 24 0 1 0 .1 0 Z',
    'M0 48 V0 H16 a12.5 12.5 0 0 1 0 25 H0 M16 25 L30 48',
    'M0 0 H36 M18 0 V48',
    'M0 48 V0 M34 0 V48 M0 24 H34',
  ];
  return letters.map((path, i) => `<path d="${path}" transform="translate(${i * 78} 0)"/>`).join('');
}

async function postcard(
  photographs: ReadonlyMap<string, Buffer>,
  name: string,
  x: number,
  y: number,
  turn: number,
): Promise<string> {
  const card = { x: -230, y: -165, width: 460, height: 330 };
  const picture = { x: -208, y: -143, width: 416, height: 286 };
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" fill="#fbf9f4" filter="url(#deep)"/>
    ${await image(photographs, name, picture)}</g>`;
}

/** A photograph cropped to a box, as an SVG image. */
async function image(photographs: ReadonlyMap<string, Buffer>, name: string, box: Box): Promise<string> {
  const source = photographs.get(name);
  if (!source) throw new Error(`products: there is no photograph "${name}"`);
  const { width, height } = box;
  const crop = await sharp(source)
    .resize(Math.round(width * 1.25), Math.round(height * 1.25), { fit: 'cover' })
    .png()
    .toBuffer();
  return `<image x="${box.x}" y="${box.y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${crop.toString('base64')}"/>`;
}
