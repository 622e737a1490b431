// Generates the demo images in several widths and lists them in demo/pictures.json.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createCanvas, develop } from './canvas';
import { type Product, products } from './products';
import type { Scene } from './scene';
import { scenes } from './scenes/index';

/** One picture as the pages know it; the files are `pictures/<name>-<width>.webp`. */
export interface Picture {
  name: string;
  kind: 'photograph' | 'product';
  title: string;
  alt: string;
  width: number;
  height: number;
  focalPoint: readonly [number, number];
  /** The color a page shows until the picture is there, as `#rrggbb`. */
  color: string;
  widths: number[];
}

/** Published widths: the documented image ladder without its smallest step. */
const ladder = [2500, 1500, 1000, 750, 500, 300];
const folder = 'demo/pictures';
/** Scenes are rendered larger than published, so that edges come out smooth. */
const oversize = 1.5;

await mkdir(folder, { recursive: true });
const rendered = new Map<string, Buffer>();
const list: Picture[] = [];
for (const scene of scenes) {
  const pixels = await render(scene);
  rendered.set(scene.name, pixels);
  list.push(await publish('photograph', scene, pixels));
}
for (const product of products) {
  list.push(await publish('product', product, await product.compose(rendered)));
}
await removeStale(list);
await writeFile('demo/pictures.json', `${JSON.stringify(list, null, 2)}\n`);
await writeFile('demo/pictures.css', styleSheet(list));
await writeFile('demo/favicon.ico', await favicon('demo/docs/icon.svg'));

/** Renders a scene at its largest published size; a PNG. */
async function render(scene: Scene): Promise<Buffer> {
  const canvas = createCanvas(Math.round(scene.width * oversize), Math.round(scene.height * oversize));
  scene.paint(canvas);
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  return sharp(develop(canvas, scene.finish), { raw })
    .resize(scene.width, scene.height)
    .removeAlpha()
    .png()
    .toBuffer();
}

async function publish(kind: Picture['kind'], source: Scene | Product, pixels: Buffer): Promise<Picture> {
  const { name, title, alt, width, height, focalPoint } = source;
  const widths = ladder.filter((step) => step <= width);
  const large = ('quality' in source && source.quality) || 84;
  let bytes = 0;
  for (const step of widths) {
    const file = `${folder}/${name}-${step}.webp`;
    const written = await sharp(pixels)
      .resize(step)
      .webp({ quality: step > 750 ? large : 82, effort: 6, smartSubsample: true })
      .toFile(file);
    bytes += written.size;
  }
  const { dominant } = await sharp(pixels).resize(64).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  console.log(`${name.padEnd(18)} ${(bytes / 1024).toFixed(0).padStart(4)} KiB in ${widths.length} widths`);
  return { name, kind, title, alt, width, height, focalPoint, color, widths };
}

/** Rules for `<img data-picture="…">`: what shows before the file is there, and what stays in view when it is cropped. */
function styleSheet(pictures: Picture[]): string {
  const rules = pictures.map(({ name, color, focalPoint: [x, y] }) => {
    const place = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`;
    return `[data-picture="${name}"] {\n  background-color: ${color};\n  object-position: ${place};\n}\n`;
  });
  return `/* Written by \`npm run demo:pictures\`: the color and the focal point of each picture. */\n${rules.join('')}`;
}

/** A drawing as an icon file with one picture of 48 px, for browsers that request /favicon.ico without a link. */
async function favicon(drawing: string): Promise<Buffer> {
  const png = await sharp(drawing, { density: 300 }).resize(48, 48).png().toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(48, 6);
  header.writeUInt8(48, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Rendered by `npm run demo:stoneware`. */
async function readShopPictures(): Promise<Picture[]> {
  return JSON.parse(await readFile('demo/sites/shop/pictures.json', 'utf8')) as Picture[];
}

async function removeStale(pictures: Picture[]): Promise<void> {
  const kept = new Set(
    [...pictures, ...(await readShopPictures())].flatMap(({ name, widths }) =>
      widths.map((width) => `${name}-${width}.webp`),
    ),
  );
  for (const file of await readdir(folder)) {
    if (!kept.has(file)) await rm(`${folder}/${file}`);
  }
}
