// Content Security Policy sources of the frames of embeds.

/** Values for `frame-src`. Amazon has further hosts in other countries. */
export const EMBED_FRAME_SOURCES = [
  'https://platform.twitter.com',
  'https://www.instagram.com',
  'https://www.tiktok.com',
  'https://w.soundcloud.com',
  'https://open.spotify.com',
  'https://read.amazon.com',
] as const;
