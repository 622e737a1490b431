// Reads the rules of style sheets, including nested ones.

/** All rules of a sheet that the page may read, outer ones first. */
export function* readRules(sheet: CSSStyleSheet): Generator<CSSRule> {
  try {
    yield* flatten(sheet.cssRules);
  } catch {
    // Sheets of another host cannot be read.
  }
}

function* flatten(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSImportRule && rule.styleSheet) yield* readRules(rule.styleSheet);
    if ('cssRules' in rule) yield* flatten(rule.cssRules as CSSRuleList);
  }
}
