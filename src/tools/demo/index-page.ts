// Front page and list of elements.
import type { Story } from './examples';
import { codeMarkup } from './highlight';
import { escapeHtml } from './html';
import type { ElementFace } from './manifest';
import { type Picture, pictureMarkup } from './pictures';

export interface Listed {
  face: ElementFace;
  story: Story;
}

const PAGE_TO_PASTE = `<link rel="stylesheet" href="/site-elements/site-elements.css">
<script type="module" src="/site-elements/autoload.js"></script>

<site-gallery design="carousel" slides-per-row="3" label="New work">
  <img src="/pictures/dawn-ridge-750.webp" width="750" height="500" alt="Mountain ridges at dawn">
  <img src="/pictures/canyon-750.webp" width="750" height="500" alt="A canyon of red rock">
  <img src="/pictures/meadow-750.webp" width="750" height="500" alt="Green hills in mist">
</site-gallery>`;

/** Content of the front page. */
export function frontPage(listed: readonly Listed[], hero: Picture): string {
  return `<header class="front">
<div class="front-text">
<h1>The blocks of a website builder, as HTML tags</h1>
<p class="lead">Gallery, video, form, cookie banner, cart, map and moving text for any page. Write plain HTML, wrap it in a tag, add one script. It works before the script arrives, and without it.</p>
<p class="actions"><a class="primary" href="#start">Get started</a> <a href="/sites/portfolio/">See a whole site</a></p>
</div>
<a class="front-site" href="/sites/portfolio/">${pictureMarkup(hero, { sizes: '(min-width: 60em) 46vw, 92vw', eager: true })}<span class="front-caption"><b>Northlight</b> An example site with all of them</span></a>
</header>
<section aria-labelledby="all">
<h2 id="all">Elements</h2>
${cards(listed, 'h3')}
</section>
<section class="start" aria-labelledby="start">
<div>
<h2 id="start">Get started</h2>
<p>Two lines in the head, once. After that a tag is all that a template has to write; its script is fetched when somebody needs it.</p>
<p>No framework, no build step, no third party. Attributes may come from any template language: an empty one is unset, <code>false</code> is false, and nonsense is one warning in the console.</p>
</div>
${codeMarkup(PAGE_TO_PASTE, 'A page to paste')}
</section>`;
}

/** Content of the list of elements. */
export function listPage(listed: readonly Listed[]): string {
  return `<header class="intro"><h1>Elements</h1>
<p class="lead">Each with examples to copy, knobs to try it, and everything that can be set, heard and styled.</p></header>
${cards(listed, 'h2')}`;
}

function cards(listed: readonly Listed[], heading: 'h2' | 'h3'): string {
  const items = listed.map(
    ({ face, story }) => `<li class="card">
<div class="card-picture">${story.picture}</div>
<${heading} class="card-title"><a href="/elements/${face.name}/">${escapeHtml(story.title)}</a></${heading}>
<p class="tag"><code>&lt;${face.tag}&gt;</code></p>
<p>${escapeHtml(story.sentence)}</p>
</li>`,
  );
  return `<ul class="cards">${items.join('\n')}</ul>`;
}
