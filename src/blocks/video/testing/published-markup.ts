// Video blocks as site builders print them: structure and classes of published pages, with texts of our own.

const ID = 'aqz-KE-bpKQ';

const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const player = `<iframe src="//www.youtube.com/embed/${ID}?wmode=opaque&enablejsapi=1" height="480" width="854" frameborder="0" allowfullscreen=""></iframe>`;

const block = (options: object, content: string) =>
  `<div class="sqs-block video-block sqs-block-video" data-block-type="32" data-block-json="${encode(
    JSON.stringify({
      url: `https://www.youtube.com/watch?v=${ID}`,
      html: player,
      providerName: 'YouTube',
      ...options,
    }),
  )}"><div class="sqs-block-content"><div class="intrinsic" style="max-width: 100%">
    <div class="embed-block-wrapper" style="padding-bottom: 56.20609%">${content}</div></div></div></div>`;

/** A player without an image. */
export const plainVideo = (): string =>
  block(
    { overlay: false },
    `<div class="sqs-video-wrapper" data-html="${encode(player)}" data-provider-name="YouTube"></div>`,
  );

/** A player behind an image of its own. */
export const videoWithOverlay = (picture: string): string =>
  block(
    { overlay: true },
    `<div class="sqs-video-wrapper" data-html="&lt;br/>${encode(player)}&lt;br/>" data-provider-name="YouTube">
      <div class="sqs-video-overlay" style="opacity: 0"><img data-src="${picture}" data-load="false" data-image-focal-point="0.5,0.5">
      <div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div></div>`,
  );
