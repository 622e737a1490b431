// The page "Browser support".
import type { AssetUrl } from './assets';
import { type BrowserFeature, FEATURES, formatMissingIn, SUPPORTED, TESTED } from './browser-features';
import { DOCUMENTATION_LINKS } from './navigation';
import type { OutputFile } from './output-file';
import { docsPage } from './shell';
import { tableMarkup } from './table';

export function supportPage(asset: AssetUrl): OutputFile {
  const page = {
    title: 'Browser support | site-elements',
    description: 'Supported browsers, and what visitors get if a browser lacks a feature.',
    path: '/support/',
    sidebar: DOCUMENTATION_LINKS,
    sidebarLabel: 'Documentation',
    main: mainMarkup(),
  };
  return { file: 'support/index.html', html: docsPage(page, asset) };
}

const mainMarkup = () => `<header class="intro">
<h1>Browser support</h1>
<p class="lead">The elements are tested in Chromium, Firefox and WebKit. In older browsers the page keeps its HTML: images, links and forms work without the elements. The page of each <a href="/#all">element</a> describes what works without script.</p>
</header>
<section aria-labelledby="browsers">
<h2 id="browsers">Browsers</h2>
${tableMarkup(
  ['Browser', 'From version'],
  Object.values(SUPPORTED).map(({ name, version }) => [name, String(version)]),
)}
</section>
<section aria-labelledby="tests">
<h2 id="tests">Tests in each engine</h2>
${tableMarkup(['Engine', 'Tests'], TESTED)}
</section>
<section aria-labelledby="features">
<h2 id="features">Features that some of them lack</h2>
<p>Each row has a test that removes the feature or runs without it.</p>
${tableMarkup(['Feature', 'Missing in', 'Without it'], FEATURES.map(toCells))}
</section>`;

const toCells = ({ name, missingIn, without }: BrowserFeature) => [name, formatMissingIn(missingIn), without];
