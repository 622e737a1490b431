// @ts-check
// Matches requirements with the tests that name them.

/** @typedef {{ id: string, area: string, text: string }} Requirement */
/** @typedef {{ areas: Record<string, string>, requirements: Requirement[] }} Spec */
/** @typedef {import('./titles.mjs').Claim} Claim */

/**
 * Total and tested requirements per area, in the order of the specification.
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
 * Requirements without a test.
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

/**
 * Claims with ids that do not exist, usually typos.
 * @param {Spec} spec
 * @param {Claim[]} claims
 */
export function unknown(spec, claims) {
  const known = new Set(spec.requirements.map(({ id }) => id));
  return claims.filter(({ id }) => !known.has(id));
}

/** @param {Claim[]} claims */
function idsOf(claims) {
  return new Set(claims.map(({ id }) => id));
}
