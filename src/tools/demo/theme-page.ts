// The theme page of the demo; its text is in demo/theme.
import { readFile } from 'node:fs/promises';
import type { AssetUrl } from './assets';
import type { OutputFile } from './output-file';
import { docsPage } from './shell';

export async function themePage(asset: AssetUrl): Promise<OutputFile> {
  const main = await readFile('demo/theme/page.html', 'utf8');
  const head = `<link rel="stylesheet" href="${asset('demo/theme/theme.css')}">
<script type="module" src="${asset('demo/theme/theme.ts')}"></script>`;
  const page = {
    title: 'Theme | site-elements',
    description: 'One color or a picture restyles every element and the whole example site.',
    path: '/theme/',
    head,
    main,
  };
  return { file: 'theme/index.html', html: docsPage(page, asset) };
}
