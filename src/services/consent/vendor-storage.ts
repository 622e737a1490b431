// Names that common third-party tags store in the browser. Loaded when consent is withdrawn.

/** Prefixes of cookie names and storage keys, as documented by the vendors. */
const PREFIXES = [
  '_ga _gid _gat _gcl_ _gac_ __utm FPID FPLC AMP_TOKEN __gads __gpi', // Google
  '_fbp _fbc', // Meta
  '_hj', // Hotjar
  '_clck _clsk _uet', // Microsoft
  '_ttp _tt_', // TikTok
  'li_fat_id li_giant ln_or', // LinkedIn
  '_pin_unauth _derived_epik', // Pinterest
  '_scid', // Snap
  '_twclid', // X
  '_rdt_', // Reddit
  '_pk_ mtm_', // Matomo
  '__hs hubspotutk messagesUtk', // HubSpot
  'intercom- intercom. crisp-client driftt_ __zlcmid', // Chat
  'mp_ __mp_ amplitude AMP_ ajs_ ph_ _hp2_ optimizely _vwo _vis_opt', // Product analytics and experiments
  '_mkto_trk visitor_id __adroll cto_bundle', // Advertising
  'yt- yt. vuid', // Video
].flatMap((names) => names.split(' '));

export const isVendorKey = (name: string): boolean => PREFIXES.some((prefix) => name.startsWith(prefix));
