// Animoto: embed URL only; the player has no message API.
import { buildUrl, type PlayerProtocol } from './player';

export const protocol: PlayerProtocol = {
  origin: 'https://s3.amazonaws.com',
  hasApi: false,
  getEmbedUrl: ({ id }, { muted, loop }) =>
    buildUrl('https://s3.amazonaws.com/embed.animoto.com/play.html', {
      w: 'swf/production/vp1',
      f: id,
      d: 0,
      m: 'p',
      r: '360p+480p+720p',
      volume: muted ? 0 : 100,
      i: 'm',
      asset_domain: 's3-p.animoto.com',
      animoto_domain: 'animoto.com',
      options: loop ? 'autostart/loop' : 'autostart',
    }),
  handshake: [],
  subscriptions: [],
  encode: () => [],
  decode: () => null,
};
