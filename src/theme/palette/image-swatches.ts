// Reads the main colors of an image file in a worker.
import type { Rgb } from './rgb';

/** Maximum file size in bytes. */
export const MAX_IMAGE_BYTES = 30_000_000;
/** Timeout in ms. */
const TIMEOUT_MS = 10_000;

export interface ImageSwatchesOptions {
  /** Aborts the computation and terminates the worker. */
  readonly signal?: AbortSignal;
  /** Creates the worker of `swatches.worker.ts`. */
  readonly createWorker: () => Worker;
}

type WorkerMessage = { readonly swatches: Rgb[] } | { readonly error: string };

/**
 * @returns the main colors, most frequent first
 * @throws RangeError for a file that is too large, AbortError and TimeoutError (DOMException), Error for a file that
 * is not an image
 */
export function readImageSwatches(
  image: Blob,
  { signal, createWorker }: ImageSwatchesOptions,
): Promise<readonly Rgb[]> {
  if (image.size > MAX_IMAGE_BYTES) {
    return Promise.reject(new RangeError(`The image is larger than ${MAX_IMAGE_BYTES} bytes.`));
  }
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  if (signal?.aborted) return Promise.reject(signal.reason);
  const worker = createWorker();
  return new Promise<readonly Rgb[]>((resolve, reject) => {
    for (const stop of [limit, signal]) stop?.addEventListener('abort', () => reject(stop.reason));
    worker.addEventListener('error', () => reject(new Error('The image worker failed.')));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('swatches' in data) resolve(data.swatches);
      else reject(new Error(`The image cannot be read: ${data.error}`));
    });
    worker.postMessage(image);
  }).finally(() => worker.terminate());
}
