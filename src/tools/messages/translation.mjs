// @ts-check
// Validation of a translation. Pure.

/** @typedef {{ findMessageProblems(text: string, locale: string, original?: string): string[] }} Check */

/**
 * @param {string} json an object that maps keys to texts
 * @param {{ english: Readonly<Record<string, string>>, locale: string, check: Check }} needs
 * @returns {{ problems: string[], missing: string[] }} messages, and untranslated keys
 */
export function translationProblems(json, { english, locale, check }) {
  /** @type {unknown} */
  let texts;
  try {
    texts = JSON.parse(json);
  } catch (error) {
    return { problems: [`it is not JSON: ${error}.`], missing: Object.keys(english) };
  }
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    return { problems: ['it is not an object that maps keys to texts.'], missing: Object.keys(english) };
  const given = new Map(Object.entries(texts));
  const problems = [...given].flatMap(([key, text]) =>
    problemsOf(key, text, english[key]).map((problem) => `${key}: ${problem}`),
  );
  return { problems, missing: Object.keys(english).filter((key) => !given.has(key)) };

  /** @param {string} key @param {unknown} text @param {string | undefined} original */
  function problemsOf(key, text, original) {
    if (original === undefined || !Object.hasOwn(english, key)) return ['this key does not exist.'];
    return typeof text === 'string'
      ? check.findMessageProblems(text, locale, original)
      : ['it is not a string.'];
  }
}
