// Which hosts may a page put into a frame to show videos? The players' own, as sources of a Content Security Policy.

/** For `frame-src`. Animoto's player stands on a shared host; its path is part of the source. */
export const VIDEO_FRAME_SOURCES = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://fast.wistia.net',
  'https://s3.amazonaws.com/embed.animoto.com/',
] as const;
