// `npm run demo:restaurant -- [subject …]`: paints the pictures of the restaurant, or the named ones, and lists all.
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from './drawing';
import { repaint } from './repaint';
import { type RestaurantPicture, restaurantPictures } from './scenes/index';

const FOLDER = 'demo/pictures';
const SITE = 'demo/sites/restaurant';
const QUALITY = 68;

const wanted = process.argv.slice(2);
for (const picture of restaurantPictures)
  if (wanted.length === 0 || wanted.includes(picture.subject)) await publish(picture);
await writeList();

async function publish(picture: RestaurantPicture): Promise<void> {
  const { data } = await sharp(Buffer.from(picture.draw()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painting = await repaint({ width: WIDTH, height: HEIGHT, data }, picture.seed);
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  for (const width of picture.widths)
    await sharp(painting.data, { raw })
      .resize(width)
      .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
      .toFile(getFile(picture, width));
  console.log(picture.subject);
}

/** The entries have the shape of those in pictures.json. */
async function writeList(): Promise<void> {
  const list = await Promise.all(
    restaurantPictures.map(async (picture) => {
      const { title, alt, focalPoint, widths } = picture;
      const { dominant } = await sharp(getFile(picture, 500)).resize(64).stats();
      const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      return {
        name: getName(picture),
        kind: 'painting',
        title,
        alt,
        width: widths[0],
        height: Math.round((widths[0]! * HEIGHT) / WIDTH),
        focalPoint,
        color,
        widths,
      };
    }),
  );
  await writeFile(`${SITE}/pictures.json`, `${JSON.stringify(list, null, 2)}\n`);
  const rules = list.map(
    ({ name, color, focalPoint: [x, y] }) =>
      `[data-picture="${name}"] {\n  background-color: ${color};\n  object-position: ${x * 100}% ${y * 100}%;\n}\n`,
  );
  const head = '/* Written by `npm run demo:restaurant`: the color and the focal point of each picture. */\n';
  await writeFile(`${SITE}/styles/pictures.css`, `${head}${rules.join('')}`);
}

function getName({ subject }: RestaurantPicture): string {
  return `restaurant-${subject}`;
}

function getFile(picture: RestaurantPicture, width: number): string {
  return `${FOLDER}/${getName(picture)}-${width}.webp`;
}
