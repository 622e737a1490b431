// Finds URLs that may be on a video provider's host, without parsing them.

/** Matches every host in video-source.ts, and a few others. */
const HOST = /\/\/[^/]*(youtu|ytimg|vimeo|wistia|wi\.st|animoto|embedly|s3\.amazonaws|d2m23yiuv18ohn)/i;

/** False only if requesting the URL cannot reveal the visitor to a video provider. */
export const mayBeProviderUrl = (url: string): boolean => HOST.test(url);
