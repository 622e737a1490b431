// Worker that receives an image file and responds with its main colors.
import { extractSwatches } from './swatches';

/** Longer side of the downscaled copy, in px. */
const MAX_SIDE = 160;

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  countColors(data).then(
    (swatches) => postMessage({ swatches }),
    (error: unknown) => postMessage({ error: String(error) }),
  );
});

async function countColors(file: Blob) {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width as number, height as number);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return extractSwatches(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []);
}
