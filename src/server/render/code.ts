/** Highlights code with classes, which the site's style sheet colors. */
import type { HighlighterCore, LanguageRegistration } from '@shikijs/core';

/** Maximum number of highlighted characters. Longer code stays plain. */
const MAX_CODE = 50_000;
/**
 * Limits for a highlighted line: characters, and milliseconds, since grammars are slow on long lines. The first line of
 * a language takes up to a second, because its patterns are compiled.
 */
const LINE_LIMITS = { tokenizeMaxLineLength: 1_000, tokenizeTimeLimit: 5_000 };

const THEME = 'site';

type LanguageModule = { default: LanguageRegistration[] };

/** The languages, each loaded on its first use. */
const languages: Record<string, () => Promise<LanguageModule>> = {
  bash: () => import('@shikijs/langs/bash'),
  c: () => import('@shikijs/langs/c'),
  cpp: () => import('@shikijs/langs/cpp'),
  csharp: () => import('@shikijs/langs/csharp'),
  css: () => import('@shikijs/langs/css'),
  diff: () => import('@shikijs/langs/diff'),
  go: () => import('@shikijs/langs/go'),
  html: () => import('@shikijs/langs/html'),
  ini: () => import('@shikijs/langs/ini'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  json: () => import('@shikijs/langs/json'),
  jsx: () => import('@shikijs/langs/jsx'),
  kotlin: () => import('@shikijs/langs/kotlin'),
  markdown: () => import('@shikijs/langs/markdown'),
  php: () => import('@shikijs/langs/php'),
  python: () => import('@shikijs/langs/python'),
  ruby: () => import('@shikijs/langs/ruby'),
  rust: () => import('@shikijs/langs/rust'),
  scss: () => import('@shikijs/langs/scss'),
  sql: () => import('@shikijs/langs/sql'),
  swift: () => import('@shikijs/langs/swift'),
  toml: () => import('@shikijs/langs/toml'),
  tsx: () => import('@shikijs/langs/tsx'),
  typescript: () => import('@shikijs/langs/typescript'),
  xml: () => import('@shikijs/langs/xml'),
  yaml: () => import('@shikijs/langs/yaml'),
};

/** Common short names. */
const aliases: Record<string, string> = {
  'c#': 'csharp',
  'c++': 'cpp',
  cs: 'csharp',
  htm: 'html',
  js: 'javascript',
  kt: 'kotlin',
  md: 'markdown',
  mjs: 'javascript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  ts: 'typescript',
  yml: 'yaml',
};

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * HTML of code: text and `<span class="token-keyword">` (comment, constant, function, keyword, link, parameter,
 * punctuation, string). Code of an unknown language, or longer than 50,000 characters, is plain text.
 */
export async function highlightCode(code: string, language: string): Promise<string> {
  const name = findLanguage(language);
  if (name === undefined || code.length > MAX_CODE) return escapeHtml(code);
  highlighter ??= createHighlighter();
  const loaded = await highlighter;
  if (!loaded.getLoadedLanguages().includes(name)) await loaded.loadLanguage(languages[name]!());
  const { tokens } = loaded.codeToTokens(code, { lang: name, theme: THEME, ...LINE_LIMITS });
  return tokens
    .map((line) => line.map(({ content, color }) => renderToken(content, color)).join(''))
    .join('\n');
}

function findLanguage(language: string): string | undefined {
  const lower = language.trim().toLowerCase();
  const name = Object.hasOwn(aliases, lower) ? aliases[lower]! : lower;
  return Object.hasOwn(languages, name) ? name : undefined;
}

async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createHighlighterCore, createCssVariablesTheme }, { createJavaScriptRegexEngine }] =
    await Promise.all([import('@shikijs/core'), import('@shikijs/engine-javascript')]);
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--', fontStyle: false })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

/** @param color value of the theme: `var(--token-keyword)`, `var(--foreground)` */
function renderToken(content: string, color: string | undefined): string {
  const kind = /^var\(--token-([a-z]+)/.exec(color ?? '')?.[1];
  return kind ? `<span class="token-${kind}">${escapeHtml(content)}</span>` : escapeHtml(content);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
