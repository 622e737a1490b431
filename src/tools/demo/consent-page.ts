// The live consent page, from demo/consent and the built consent gate.
import { readFile } from 'node:fs/promises';
import type { AssetUrl } from './assets';
import { codeMarkup } from './highlight';
import type { OutputFile } from './output-file';
import { docsPage } from './shell';

const GATE = 'dist/elements/consent-gate';

/** Requires the built library. */
export async function consentPage(asset: AssetUrl): Promise<OutputFile> {
  const [main, snippet, source] = await Promise.all(
    ['demo/consent/page.html', `${GATE}.html`, `${GATE}.csp.txt`].map((file) => readFile(file, 'utf8')),
  );
  const gate = `${codeMarkup(`${snippet?.trim()}`, 'At the start of the head')}
${codeMarkup(`script-src 'self' ${source?.trim()}`, 'In the Content Security Policy')}
${codeMarkup('<script src="/site-elements/consent-gate.js"></script>', 'Or as a file, as on this page')}`;
  const head = `<script src="/site-elements/consent-gate.js"></script>
<link rel="stylesheet" href="${asset('demo/consent/consent.css')}">
<script type="module" src="${asset('demo/consent/consent.ts')}"></script>`;
  return {
    file: 'consent/index.html',
    html: docsPage(
      {
        title: 'What is stored and sent | site-elements',
        description:
          'What this page stores in the browser and which hosts it contacts: before a choice, after consent and after a refusal.',
        path: '/consent/',
        head,
        main: main?.replace('{{gate}}', () => gate) ?? '',
      },
      asset,
    ),
  };
}
