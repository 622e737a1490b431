// The playground page, and the files with the examples that it opens.
import { readFile } from 'node:fs/promises';
import type { AssetUrl } from './assets';
import { listExamples } from './examples';
import { escapeHtml } from './html';
import type { ListedElement } from './index-page';
import type { OutputFile } from './output-file';
import { docsPage } from './shell';

/** The page, and a JSON file per element with its examples by name. */
export async function playgroundFiles(
  listed: readonly ListedElement[],
  asset: AssetUrl,
): Promise<OutputFile[]> {
  const withExamples = listed.filter(({ docs }) => listExamples(docs).length > 0);
  return [
    { file: 'playground/index.html', html: await playgroundPage(withExamples, asset) },
    ...withExamples.map(({ element, docs }) => ({
      file: `playground/examples/${element.name}.json`,
      html: JSON.stringify(
        Object.fromEntries(listExamples(docs).map(({ slug, title, code }) => [slug, { title, code }])),
      ),
    })),
  ];
}

async function playgroundPage(listed: readonly ListedElement[], asset: AssetUrl): Promise<string> {
  const main = await readFile('demo/playground/page.html', 'utf8');
  const values: Record<string, string> = {
    options: listed.map(groupMarkup).join('\n'),
    first: getAddress(listed[0]!, listExamples(listed[0]!.docs)[0]!),
    head: escapeHtml(resultHead(asset)),
    script: asset('demo/playground/result.ts'),
  };
  return docsPage(
    {
      title: 'Playground | site-elements',
      description: 'Write HTML with site-elements, see the result beside it, and share it by its URL.',
      path: '/playground/',
      head: `<link rel="stylesheet" href="${asset('demo/playground/playground.css')}">
<script type="module" src="${asset('demo/playground/playground.ts')}"></script>`,
      main: main.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? ''),
    },
    asset,
  );
}

/** Resources that a page needs, and the colors and fonts of the documentation. */
const resultHead = (
  asset: AssetUrl,
): string => `<link rel="stylesheet" href="${asset('demo/docs/styles/docs.css')}">
<link rel="stylesheet" href="/site-elements/site-elements.css">
<link rel="stylesheet" href="/site-elements/site-elements-extended.css">
<script type="module" src="/site-elements/autoload.js"></script>`;

const getAddress = ({ element }: ListedElement, { slug }: { slug: string }): string =>
  `${element.name}/${slug}`;

function groupMarkup(listed: ListedElement): string {
  const options = listExamples(listed.docs).map(
    (example) => `<option value="${getAddress(listed, example)}">${escapeHtml(example.title)}</option>`,
  );
  return `<optgroup label="${escapeHtml(listed.docs.title)}">${options.join('')}</optgroup>`;
}
