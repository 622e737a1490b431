// Compressed sizes of files.
import zlib from 'node:zlib';

/** Brotli at quality 11, as sent by a server with precompressed files. */
export function brotli(bytes) {
  return zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Bytes uncompressed, with gzip level 9 and with brotli 11. */
export function sizes(bytes) {
  return { min: bytes.length, gz: zlib.gzipSync(bytes, { level: 9 }).length, br: brotli(bytes).length };
}
