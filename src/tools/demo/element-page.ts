// Page of an element: purpose, playground, examples, reference.
import { apiTables, getOtherMembers } from './api-tables';
import { controlsMarkup } from './control-groups';
import { readAttributes } from './controls';
import type { Documentation, Example } from './examples';
import { codeMarkup } from './highlight';
import { escapeHtml, proseMarkup } from './html';
import type { ElementInfo } from './manifest';
import { getSamples, markupSection } from './markup-section';
import { hasOwnSheet, sheetLink } from './sheets';

/** Content of `<main>`. */
export function elementPage(element: ElementInfo, docs: Documentation): string {
  return `<header class="intro">
<p class="tag"><code>&lt;${element.tag}&gt;</code></p>
<h1>${escapeHtml(docs.title)}</h1>
<p class="lead">${escapeHtml(docs.sentence)}</p>
${docs.intro}
</header>
${onThisPage(element, docs)}
${docs.live ? playground(element, docs) : ''}
${examples(element, docs)}
${markupSection(element)}
${loading(element, docs)}
${apiTables(element)}`;
}

function onThisPage(element: ElementInfo, docs: Documentation): string {
  const links: [string, string, boolean][] = [
    ['try', 'Try it', docs.live !== ''],
    ['examples', 'Examples', docs.examples.length > 0],
    ['markup', 'Markup', getSamples(element).length > 0],
    ['loading', 'Loading', true],
    ['attributes', 'Attributes', element.attributes.length > 0],
    ['properties', 'Properties and methods', getOtherMembers(element).length > 0],
    ['events', 'Events', element.events.length > 0],
    ['slots', 'Slots', element.slots.length > 0],
    ['parts', 'Parts', element.parts.length > 0],
    ['custom-properties', 'Custom properties', element.properties.length > 0],
  ];
  const items = links
    .filter(([, , isPresent]) => isPresent)
    .map(([id, text]) => `<li><a href="#${id}">${text}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><ul>${items.join('')}</ul></nav>`;
}

/** A live element with a control per attribute; the page's script connects and reveals the controls. */
function playground(element: ElementInfo, docs: Documentation): string {
  const values = readAttributes(docs.live);
  const events = element.events.map(({ name }) => name).join(' ');
  const framed = docs.examples.some(({ frame }) => frame);
  const stage = framed
    ? `<iframe class="frame frame-tall" src="/elements/${element.name}/live/" title="${escapeHtml(docs.title)}, live"></iframe>`
    : `${docs.press ? `${openButtonMarkup(docs.press, docs.without)}\n` : ''}${docs.live.trim()}`;
  return `<section class="playground" aria-labelledby="try" data-playground="${element.tag}" data-events="${events}" data-initial="${escapeHtml(JSON.stringify(values))}">
<h2 id="try">Try it</h2>
<div class="stage" data-stage>${stage}</div>
${controlsForm(controlsMarkup(element, docs.controls, values))}${codeMarkup(docs.live, 'HTML', 'live-code')}
<p class="alone">${playgroundLink(element, 'live', `${docs.title}, live`)}</p>
${events ? '<div class="events" data-events-log hidden><h3>Events</h3><ol aria-live="off"></ol></div>' : ''}
</section>`;
}

/** Empty without controls: there would be nothing to reset. */
const controlsForm = (controls: string): string =>
  controls &&
  `<form class="controls" data-controls hidden aria-label="Attributes">
${controls}
<p class="control"><button type="reset">Reset</button></p>
</form>
`;

const playgroundLink = ({ name }: ElementInfo, slug: string, title: string): string =>
  `<a href="/playground/#example=${name}/${slug}">Open in the playground<span class="spoken">: ${escapeHtml(title)}</span></a>`;

/** Button that opens an overlay element, and a note for visitors without script. */
function openButtonMarkup(words: string, without: string): string {
  return `<p class="press"><button type="button" data-shows>${escapeHtml(words)}</button></p>
<p class="without">Without script: ${escapeHtml(without)}</p>`;
}

function examples(element: ElementInfo, docs: Documentation): string {
  if (docs.examples.length === 0) return '';
  return `<section aria-labelledby="examples">
<h2 id="examples">Examples</h2>
${docs.examples.map((example) => exampleMarkup(element, example, docs.without)).join('\n')}
</section>`;
}

function exampleMarkup(element: ElementInfo, example: Example, without: string): string {
  const { slug, title, about, code, frame, press } = example;
  const address = `/elements/${element.name}/${slug}/`;
  const shown = frame
    ? `<iframe class="frame frame-${frame}" src="${address}" loading="lazy" title="Example: ${escapeHtml(title)}"></iframe>`
    : press
      ? `${openButtonMarkup(press, without)}\n<template>${code}</template>`
      : code;
  return `<article class="example" id="${slug}">
<h3>${escapeHtml(title)}</h3>
<p>${proseMarkup(about)}</p>
<div class="stage">
${shown}
</div>
${codeMarkup(code, 'HTML')}
<p class="alone"><a href="${address}">Open on its own page<span class="spoken">: ${escapeHtml(title)}</span></a> ${playgroundLink(element, slug, title)}</p>
</article>`;
}

/** For most elements, the policy on the security page is enough. */
const cspMarkup = (csp: string): string =>
  csp
    ? `Also ${csp
        .split(/;\s*/)
        .map((directive) => `<code>${escapeHtml(directive)}</code>`)
        .join(', ')}.`
    : "Nothing beyond <code>default-src 'self'</code>.";

function loading(element: ElementInfo, { loads, without, csp }: Documentation): string {
  const head = [
    '<link rel="stylesheet" href="/site-elements/site-elements.css">',
    ...(hasOwnSheet(element.tag) ? [sheetLink(element.tag)] : []),
    '<script type="module" src="/site-elements/autoload.js"></script>',
  ].join('\n');
  return `<section aria-labelledby="loading">
<h2 id="loading">Loading</h2>
<dl class="loading">
${loads ? `<dt>Script</dt><dd>${escapeHtml(loads)}</dd>` : ''}
${without ? `<dt>Without script</dt><dd>${escapeHtml(without)}</dd>` : ''}
<dt>Preloading</dt><dd><code>loading="eager"</code> on the tag loads the script at once.</dd>
<dt>Content Security Policy</dt><dd>${cspMarkup(csp)}</dd>
</dl>
${codeMarkup(head, `Once in the head of the page; ${element.tag} is discovered automatically`)}
</section>`;
}
