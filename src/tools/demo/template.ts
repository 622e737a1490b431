// Minimal template language of the example sites: includes, images and values, comparable to a CMS.
import { escapeHtml } from './html';
import { type Picture, pictureMarkup } from './pictures';

export interface TemplateContext {
  /** Sources of partials by name. */
  parts: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, Picture>;
  /** Returns the address of an asset. */
  asset(source: string): string;
}

type Values = Readonly<Record<string, string>>;

/** Renders a page into the partial `layout`. The page starts with a comment of `key: value` lines. */
export function renderPage(page: string, context: TemplateContext): string {
  const { values, content } = readFrontMatter(page);
  const layout = context.parts.get('layout');
  if (!layout) throw new Error('A site needs a part named "layout".');
  return fill(
    layout.replace('<!-- content -->', () => content),
    values,
    context,
  );
}

/** Separates the `key: value` lines of the first comment from the rest. */
export function readFrontMatter(page: string): { values: Values; content: string } {
  const [whole, lines = ''] = /^<!--\n([\s\S]*?)-->\n/.exec(page) ?? [''];
  const pairs = lines
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
  return { values: Object.fromEntries(pairs), content: page.slice(whole.length) };
}

/**
 * Replaces `{{key}}`, `{{asset path}}`, `{{current page}}` (marks the link to the current page), `<!-- part name
 * key="value" -->` and `<!-- picture name sizes="…" eager -->`.
 */
function fill(text: string, values: Values, context: TemplateContext): string {
  const filled = text
    .replace(/\{\{asset ([^}]+)\}\}/g, (_all, source: string) => context.asset(source))
    .replace(/\{\{current (\w+)\}\}/g, (_all, page: string) =>
      values.page === page ? ' aria-current="page"' : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_all, key: string) => escapeHtml(requireValue(values, key)));
  return filled
    .replace(/<!-- part ([\w-]+)(.*?) -->/g, (_all, name: string, attributes: string) => {
      const part = context.parts.get(name);
      if (part === undefined) throw new Error(`There is no part "${name}".`);
      return fill(part.trimEnd(), { ...values, ...readAttributes(attributes) }, context);
    })
    .replace(/<!-- picture ([\w-]+)(.*?) -->/g, (_all, name: string, attributes: string) => {
      const picture = context.pictures.get(name);
      if (!picture) throw new Error(`There is no picture "${name}".`);
      const { sizes = '100vw', eager } = readAttributes(attributes);
      return pictureMarkup(picture, { sizes, eager: eager !== undefined });
    });
}

function requireValue(values: Values, key: string): string {
  const value = values[key];
  if (value === undefined) throw new Error(`The template uses "${key}", which the page does not define.`);
  return value;
}

/** Parses `a="1" b` to `{ a: '1', b: '' }`. */
function readAttributes(attributes: string): Record<string, string> {
  const found = attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, key = '', value = '']) => [key, value]));
}
