// Renders scenes onto a contact sheet.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { createCanvas, develop } from './canvas';
import { scenes } from './scenes/index';

const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wide = Number(process.env.WIDTH ?? 640);
await mkdir('screenshots/pictures', { recursive: true });
for (const scene of scenes) {
  if (names.length > 0 && !names.includes(scene.name)) continue;
  const started = performance.now();
  const canvas = createCanvas(wide, Math.round((wide * scene.height) / scene.width));
  scene.paint(canvas);
  const raw = { width: canvas.width, height: canvas.height, channels: 4 as const };
  await sharp(develop(canvas, scene.finish), { raw }).png().toFile(`screenshots/pictures/${scene.name}.png`);
  console.log(`${scene.name} ${Math.round(performance.now() - started)} ms`);
}

const sheet = await Promise.all(
  scenes
    .filter((scene) => names.length === 0 || names.includes(scene.name))
    .map((scene) =>
      sharp(`screenshots/pictures/${scene.name}.png`)
        .resize({ height: 420 })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
);
const tiles: { input: Buffer; left: number; top: number }[] = [];
let left = 0;
let top = 0;
for (const { data, info } of sheet) {
  if (left + info.width > 1900) {
    left = 0;
    top += 430;
  }
  tiles.push({ input: data, left, top });
  left += info.width + 10;
}
await sharp({ create: { width: 1900, height: top + 420, channels: 3, background: '#222' } })
  .composite(tiles)
  .png()
  .toFile('screenshots/pictures/sheet.png');
