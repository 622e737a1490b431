// Generates the images of the measured pages, so that nothing is downloaded.
import zlib from 'node:zlib';

/**
 * A PNG, deterministic for its arguments.
 * @param {'img' | 'photo'} kind `img` is one flat color (tiny); `photo` is coarse noise, about 25 KB at 600×400, with
 * enough detail to count as a largest contentful paint
 * @param {number} seed selects the image
 */
export function picture(kind, width, height, seed) {
  const pixel = kind === 'img' ? flat(seed) : noise(width, height, seed);
  return encode(width, height, pixel);
}

function flat(seed) {
  const color = [(seed * 53) % 256, (seed * 97) % 256, (seed * 151) % 256];
  return () => color;
}

/** Blocks of 4×4 pixels with colors from a seeded linear congruential generator. */
function noise(width, height, seed) {
  let state = ((seed + 1) * 2654435761) >>> 0;
  const random = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state >>> 24;
  };
  const columns = Math.ceil(width / 4);
  const blocks = Array.from({ length: columns * Math.ceil(height / 4) }, () => {
    const value = random() & 0xf8;
    return [value, (value + seed * 40) & 255, value ^ 0x50];
  });
  return (x, y) => blocks[(y >> 2) * columns + (x >> 2)];
}

function encode(width, height, pixel) {
  const stride = width * 3 + 1;
  const raw = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) raw.set(pixel(x, y), y * stride + 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // 8 bits per channel, RGB
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const data = zlib.deflateSync(raw, { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const CRC_TABLE = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc32(bytes) {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC_TABLE[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
