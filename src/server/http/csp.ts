/** What may a page of this site load and run? */
import { VIDEO_FRAME_SOURCES } from '../../core/media/video-frame-sources';

/**
 * Names of the Trusted Types policies that the site's scripts may create: our own, Lit's and the sanitizer's,
 * and the map library's, which makes the address of its worker.
 */
export const TRUSTED_TYPES_POLICIES = [
  'site-elements',
  'site-elements-trusted-html',
  'lit-html',
  'dompurify',
  'maplibre',
] as const;

/** Where workers may come from: files of the site, and the map library's `blob:`. */
export const WORKER_SOURCES = ["'self'", 'blob:'] as const;

/** The policy of the site's own pages: nothing inline, nothing from elsewhere but players of videos in their frames. */
export const PAGE_CSP = policy({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'worker-src': WORKER_SOURCES,
  'frame-src': ["'self'", ...VIDEO_FRAME_SOURCES],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [...TRUSTED_TYPES_POLICIES, "'allow-duplicates'"],
});

/** The policy of what the server draws by itself: no script at all. */
export const SERVER_PAGE_CSP = policy({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});

/** The policy of a script: as a worker it obeys this one and not the page's. */
export const SCRIPT_CSP = policy({ 'default-src': ["'self'"], 'frame-ancestors': ["'none'"] });

/** The policy of everything that is neither page nor script. */
export const DATA_CSP = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
