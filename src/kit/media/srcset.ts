// Parses the `srcset` attribute.

export interface SrcsetCandidate {
  readonly url: string;
  /** From the `w` descriptor, in px; 0 without one. */
  readonly width: number;
  /** From the `x` descriptor; 1 without one. */
  readonly density: number;
}

/** URLs may contain commas, so a candidate ends only at a comma after whitespace. */
export function parseSrcset(srcset: string): SrcsetCandidate[] {
  const candidates: SrcsetCandidate[] = [];
  for (const [, url = '', descriptor = ''] of srcset.matchAll(/[\s,]*(\S*[^\s,])(?:\s+([^,]*))?(?:,|$)/g))
    candidates.push({
      url,
      width: Number.parseFloat(/([\d.]+)w/.exec(descriptor)?.[1] ?? '') || 0,
      density: Number.parseFloat(/([\d.]+)x/.exec(descriptor)?.[1] ?? '') || 1,
    });
  return candidates;
}

/** The candidate with the most pixels; undefined if there is none. */
export const getLargestCandidate = (srcset: string): SrcsetCandidate | undefined =>
  parseSrcset(srcset).sort((a, b) => b.width - a.width || b.density - a.density)[0];
