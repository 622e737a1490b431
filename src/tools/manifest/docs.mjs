// @ts-check
// How does a sentence of a contract stand in generated TypeScript?

/** A docstring, or nothing. @param {string | undefined} description @param {string} [indent] */
export function about(description, indent = '') {
  return description ? `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n` : '';
}
