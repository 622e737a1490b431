// `npm run demo:stoneware -- [name …]`: renders the pictures of the shop, or those whose names start as given, and lists all.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createCanvas, develop } from '../pictures/canvas';
import type { StonewarePicture } from './shot';
import { stonewarePictures } from './shots';
import { photograph } from './studio';

const FOLDER = 'demo/pictures';
/** Shots are rendered larger than published, so that edges come out smooth. */
const OVERSIZE = 1.25;
const LADDER = [1500, 1000, 750, 500, 300];
const QUALITY = 82;

const wanted = process.argv.slice(2);
for (const picture of stonewarePictures)
  if (wanted.length === 0 || wanted.some((name) => picture.name.startsWith(name))) await publish(picture);
await writeList();

async function publish(picture: StonewarePicture): Promise<void> {
  const canvas = createCanvas(Math.round(picture.width * OVERSIZE), Math.round(picture.height * OVERSIZE));
  photograph(canvas, picture.shot);
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  const pixels = await sharp(develop(canvas, { vignette: 0.08, contrast: 1.05 }), { raw })
    .removeAlpha()
    .png()
    .toBuffer();
  for (const width of getWidths(picture))
    await sharp(pixels)
      .resize(width)
      .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
      .toFile(getFile(picture, width));
  console.log(picture.name);
}

/** The entries have the shape of those in pictures.json. */
async function writeList(): Promise<void> {
  const list = await Promise.all(
    stonewarePictures.map(async (picture) => {
      const { name, title, alt, width, height, focalPoint } = picture;
      const { dominant } = await sharp(getFile(picture, 300)).resize(64).stats();
      const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      return {
        name,
        kind: 'product',
        title,
        alt,
        width,
        height,
        focalPoint,
        color,
        widths: getWidths(picture),
      };
    }),
  );
  await writeFile('demo/sites/shop/pictures.json', `${JSON.stringify(list, null, 2)}\n`);
  const rules = list.map(
    ({ name, color }) => `[data-picture="${name}"] {\n  background-color: ${color};\n}\n`,
  );
  const head = '/* Written by `npm run demo:stoneware`: the color of each picture, until it is loaded. */\n';
  await writeFile('demo/sites/shop/styles/pictures.css', `${head}${rules.join('')}`);
}

function getWidths({ width }: StonewarePicture): number[] {
  return LADDER.filter((step) => step <= width);
}

function getFile({ name }: StonewarePicture, width: number): string {
  return `${FOLDER}/${name}-${width}.webp`;
}
