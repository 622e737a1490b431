// Chooses the frame of an embed from all URLs in its markup.
import { EMBED_PROVIDERS, type EmbedProviderName, embedProviders } from './embed-providers';
import { parseEmbedUrl } from './embed-url';

export interface EmbedSources {
  /** URLs of the frames in the markup, in order. */
  readonly frames: readonly string[];
  /** URLs of links, quotes and the block, in order. */
  readonly links: readonly string[];
}

export interface EmbedRules {
  /** Limits the embed to this provider. */
  readonly provider: EmbedProviderName | null;
  /** Additional hosts whose frames may be shown. */
  readonly hosts: readonly string[];
  /** Base of relative URLs. */
  readonly base: string;
}

export interface EmbedFrame {
  /** Undefined for an additional host. */
  readonly provider?: EmbedProviderName;
  /** Name shown to visitors. */
  readonly title: string;
  readonly url: string;
  /** Absolute URL that the frame was derived from. */
  readonly source: string;
}

/** The first frame that may be shown; undefined if there is none. */
export function resolveEmbed({ frames, links }: EmbedSources, rules: EmbedRules): EmbedFrame | undefined {
  const names = rules.provider ? [rules.provider] : EMBED_PROVIDERS;
  for (const text of [...frames, ...links]) {
    const source = parseEmbedUrl(text, rules.base);
    if (!source) continue;
    for (const provider of names) {
      const { title, toFrame } = embedProviders[provider];
      const url = toFrame(source);
      if (url) return { provider, title, url, source: source.href };
    }
  }
  return rules.provider ? undefined : resolveFurther(frames, rules);
}

/** A frame on a host that the page allows, over HTTPS and never of the page itself. */
function resolveFurther(frames: readonly string[], { hosts, base }: EmbedRules): EmbedFrame | undefined {
  for (const text of frames) {
    const source = parseEmbedUrl(text, base);
    if (!source || !hosts.includes(source.hostname) || source.hostname === new URL(base).hostname) continue;
    const url = source.href.replace(/^http:/, 'https:');
    return { url, ...toLink(source) };
  }
  return undefined;
}

/** The first URL that may be linked to, with or without a frame; undefined if there is none. */
export function resolveLink(
  { frames, links }: EmbedSources,
  base: string,
): Pick<EmbedFrame, 'title' | 'source'> | undefined {
  const source = [...frames, ...links].map((text) => parseEmbedUrl(text, base)).find(Boolean);
  return source && toLink(source);
}

const toLink = ({ hostname, href }: URL) => ({ title: hostname.replace(/^www\./, ''), source: href });
