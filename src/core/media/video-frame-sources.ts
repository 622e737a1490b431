// Content Security Policy sources of the video players that are embedded in an iframe.

/** For `frame-src`. Animoto's player is on a shared host, so its source includes the path. */
export const VIDEO_FRAME_SOURCES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://fast.wistia.net',
  'https://s3.amazonaws.com/embed.animoto.com/',
] as const;
