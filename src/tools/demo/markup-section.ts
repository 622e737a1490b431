// Markup that an element accepts: the samples of its conformance suite, and the blocks of published sites that it
// recognizes.
import { BLOCKS } from '../wrap/blocks.mjs';
import { codeMarkup } from './highlight';
import { escapeHtml, proseMarkup } from './html';
import type { ElementInfo } from './manifest';

/** Modules by path. */
const files = import.meta.glob<{ samples: readonly string[] }>('../../blocks/*/*.sample.ts', { eager: true });

export const getSamples = ({ name }: ElementInfo): readonly string[] =>
  files[`../../blocks/${name}/${name}.sample.ts`]?.samples ?? [];

export function markupSection(element: ElementInfo): string {
  const samples = getSamples(element);
  if (samples.length === 0) return '';
  const codes = samples.map((code, index) => codeMarkup(dedent(code), `Markup ${index + 1}`));
  return `<section aria-labelledby="markup">
<h2 id="markup">Markup</h2>
<p>What stands in the page. The tests of the element run with each of these samples.</p>
${codes.join('\n')}
${publishedBlocks(element)}
</section>`;
}

/** Blocks that the command for published pages wraps in the element. */
function publishedBlocks({ tag }: ElementInfo): string {
  const items = BLOCKS.filter((block) => block.tag === tag).map(({ kind, reason, ...marks }) => {
    const names = [
      ...marks.classes.map((name) => `\`.${name}\``),
      ...(marks.types ?? []).map((type) => `\`data-block-type="${type}"\``),
      ...(marks.definitions ?? []).map((name) => `\`data-definition-name="${name}"\``),
    ];
    const limit = reason ? ` Left as it is if ${reason}.` : '';
    return `<dt>${escapeHtml(kind)}</dt><dd>${proseMarkup(`${names.join(', ')}.${limit}`)}</dd>`;
  });
  return items.length > 0
    ? `<h3>Blocks of published sites</h3>\n<p><a href="/guides/squarespace/">One command</a> wraps them.</p>\n<dl class="loading">${items.join('\n')}</dl>`
    : '';
}

/** Removes the indentation that the lines after the first have in the sample file. */
function dedent(code: string): string {
  const [first = '', ...rest] = code.split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const indent = Math.min(...indents);
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}
