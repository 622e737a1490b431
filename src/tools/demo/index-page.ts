// The front page and the list of elements.
import type { Documentation } from './examples';
import { codeMarkup } from './highlight';
import { escapeHtml } from './html';
import type { ElementInfo } from './manifest';
import { type Picture, pictureMarkup } from './pictures';

export interface ListedElement {
  element: ElementInfo;
  docs: Documentation;
}

const EXAMPLE_PAGE = `<link rel="stylesheet" href="/site-elements/site-elements.css">
<script type="module" src="/site-elements/autoload.js"></script>

<site-gallery design="carousel" slides-per-row="3" label="New work">
  <img src="/pictures/dawn-ridge-750.webp" width="750" height="500" alt="Mountain ridges at dawn">
  <img src="/pictures/canyon-750.webp" width="750" height="500" alt="A canyon of red rock">
  <img src="/pictures/meadow-750.webp" width="750" height="500" alt="Green hills in mist">
</site-gallery>`;

const DEV_EXAMPLE = `<script type="module" src="/site-elements/dev.js"></script>
<script type="module" src="/site-elements/autoload.js"></script>`;

/** Content of the front page. */
export function frontPage(listed: readonly ListedElement[], hero: Picture): string {
  return `<header class="front">
<div class="front-text">
<h1>The building blocks of a website, as HTML tags</h1>
<p class="lead">Gallery, video, form, cookie banner, cart, map and marquee for any page. Write plain HTML, wrap it in a tag, add one script. The page works before the script has loaded, and without it.</p>
<p class="actions"><a class="primary" href="/start/">Get started</a> <a href="/playground/">Open the playground</a> <a href="/sites/portfolio/">See an example site</a></p>
</div>
<a class="front-site" href="/sites/portfolio/">${pictureMarkup(hero, { sizes: '(min-width: 60em) 46vw, 92vw', eager: true })}<span class="front-caption"><b>Northlight</b> An example site with all elements</span></a>
</header>
<section aria-labelledby="all">
<h2 id="all">Elements</h2>
${cards(listed, 'h3')}
</section>
<section class="start" aria-labelledby="start">
<div>
<h2 id="start">Get started</h2>
<p>Add two lines to the head. After that, templates contain only tags; each script loads when its element is needed.</p>
<p>No framework, no build step, no third party. Attributes can come from any template language: an empty value is unset, <code>false</code> is false, and an invalid value logs one warning and falls back to the default.</p>
</div>
${codeMarkup(EXAMPLE_PAGE, 'Example page')}
</section>
<section class="start" aria-labelledby="development">
<div>
<h2 id="development">During development</h2>
<p>One more line reports each mistake once in the console, with its element and how to fix it: misspelled names, missing text alternatives and style sheets, values that a template did not render, failed calls, violations of the Content Security Policy, insufficient contrast, a second copy of the library.</p>
<p>Its panel, opened with <kbd>Alt</kbd> <kbd>Shift</kbd> <kbd>E</kbd>, lists the elements of the page with their options, events as they happen, and what was loaded, when and why. Visitors never load it.</p>
</div>
${codeMarkup(DEV_EXAMPLE, 'Head of a page in development')}
</section>`;
}

/** Content of the list of elements. */
export function listPage(listed: readonly ListedElement[]): string {
  return `<header class="intro"><h1>Elements</h1>
<p class="lead">Each with a playground, examples to copy, and a complete reference.</p></header>
${cards(listed, 'h2')}`;
}

function cards(listed: readonly ListedElement[], heading: 'h2' | 'h3'): string {
  const items = listed.map(
    ({ element, docs }) => `<li class="card">
<div class="card-picture">${docs.picture}</div>
<${heading} class="card-title"><a href="/elements/${element.name}/">${escapeHtml(docs.title)}</a></${heading}>
<p class="tag"><code>&lt;${element.tag}&gt;</code></p>
<p>${escapeHtml(docs.sentence)}</p>
</li>`,
  );
  return `<ul class="cards">${items.join('\n')}</ul>`;
}
