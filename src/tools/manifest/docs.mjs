// @ts-check
// Formats descriptions as doc comments in generated TypeScript.

/** A docstring, or nothing. @param {string | undefined} description @param {string} [indent] */
export function docComment(description, indent = '') {
  return description ? `${indent}/** ${description.replaceAll('*/', '*\\/')} */\n` : '';
}
