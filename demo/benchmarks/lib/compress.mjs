// How small does a file get on the wire?
import zlib from 'node:zlib';

/** Brotli at quality 11, what a server with precompressed files sends. */
export function brotli(bytes) {
  return zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Bytes as they are, gzip level 9 and brotli 11. */
export function sizes(bytes) {
  return { min: bytes.length, gz: zlib.gzipSync(bytes, { level: 9 }).length, br: brotli(bytes).length };
}
