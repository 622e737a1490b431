/** Content Security Policies. */
import { EMBED_FRAME_SOURCES } from '../../core/embeds/embed-frame-sources';
import { VIDEO_FRAME_SOURCES } from '../../core/media/video-frame-sources';

/**
 * Trusted Types policies that scripts of the site may create: those of the elements, of Lit, of the sanitizer, and of
 * the map library, which creates the URL of its worker.
 */
export const TRUSTED_TYPES_POLICIES = [
  'site-elements',
  'site-elements-trusted-html',
  'lit-html',
  'dompurify',
  'maplibre',
] as const;

/** Worker sources: files of the site, and `blob:` for the map library. */
export const WORKER_SOURCES = ["'self'", 'blob:'] as const;

/** Policy of the site's pages: nothing inline, and from other origins only frames with video players and embeds. */
export const PAGE_CSP = createPageCsp([]);

/** Policy of server-rendered pages: no scripts. */
export const SERVER_PAGE_CSP = createServerPageCsp([]);

/**
 * Policy of a page with forms that may redirect to other origins, because browsers apply `form-action` to redirects.
 */
export function createPageCsp(formTargets: readonly string[]): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'worker-src': WORKER_SOURCES,
    'frame-src': ["'self'", ...VIDEO_FRAME_SOURCES, ...EMBED_FRAME_SOURCES],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...TRUSTED_TYPES_POLICIES, "'allow-duplicates'"],
  });
}

export function createServerPageCsp(formTargets: readonly string[]): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'self'"],
  });
}

/**
 * Policy of the page that breaks out of a frame: one script of the site. Any page may frame it, because it has no forms
 * and no visitor data.
 */
export function createFrameCsp(): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ['*'],
  });
}

/** Policy of scripts; a worker obeys its own policy, not that of the page. */
export const SCRIPT_CSP = policy({ 'default-src': ["'self'"], 'frame-ancestors': ["'none'"] });

/** Policy of all other responses. */
export const DATA_CSP = policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
