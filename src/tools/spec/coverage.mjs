// @ts-check
// Which requirements have a test? Joins the numbered requirements with what test titles claim.

/** @typedef {{ id: string, area: string, text: string }} Requirement */
/** @typedef {{ areas: Record<string, string>, requirements: Requirement[] }} Spec */
/** @typedef {import('./titles.mjs').Claim} Claim */

/**
 * Total and tested requirements per area, in the order of the spec.
 * @param {Spec} spec
 * @param {Claim[]} claims
 * @returns {{ area: string, name: string, total: number, tested: number }[]}
 */
export function perArea(spec, claims) {
  const claimed = idsOf(claims);
  return Object.entries(spec.areas).map(([area, name]) => {
    const own = spec.requirements.filter((requirement) => requirement.area === area);
    return { area, name, total: own.length, tested: own.filter(({ id }) => claimed.has(id)).length };
  });
}

/**
 * Requirements that no test claims.
 * @param {Spec} spec
 * @param {Claim[]} claims
 * @param {string} [area] only of this area
 */
export function missing(spec, claims, area) {
  const claimed = idsOf(claims);
  return spec.requirements.filter(
    (requirement) => !claimed.has(requirement.id) && (!area || requirement.area === area),
  );
}

/** Claims of ids that do not exist: a slip of the pen that would hide a gap. @param {Spec} spec @param {Claim[]} claims */
export function unknown(spec, claims) {
  const known = new Set(spec.requirements.map(({ id }) => id));
  return claims.filter(({ id }) => !known.has(id));
}

/** @param {Claim[]} claims */
function idsOf(claims) {
  return new Set(claims.map(({ id }) => id));
}
