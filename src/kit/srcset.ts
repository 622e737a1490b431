// Which files does a `srcset` name? Pure.

export interface SrcsetCandidate {
  readonly url: string;
  /** From a `w` descriptor, in px; 0 for one with a density or without any. */
  readonly width: number;
  /** From an `x` descriptor; 1 without one. */
  readonly density: number;
}

/** URLs may hold commas, data URLs do: a candidate ends at white space and then at a comma. */
export function parseSrcset(srcset: string): SrcsetCandidate[] {
  const found: SrcsetCandidate[] = [];
  for (const [, url = '', descriptor = ''] of srcset.matchAll(/[\s,]*(\S*[^\s,])(?:\s+([^,]*))?(?:,|$)/g))
    found.push({
      url,
      width: Number.parseFloat(/([\d.]+)w/.exec(descriptor)?.[1] ?? '') || 0,
      density: Number.parseFloat(/([\d.]+)x/.exec(descriptor)?.[1] ?? '') || 1,
    });
  return found;
}

/** The one with the most pixels; undefined where nothing is named. */
export const getLargestCandidate = (srcset: string): SrcsetCandidate | undefined =>
  parseSrcset(srcset).sort((a, b) => b.width - a.width || b.density - a.density)[0];
