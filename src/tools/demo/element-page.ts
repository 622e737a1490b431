// Page of an element: purpose, playground, examples, reference.
import { apiTables, membersOf } from './api-tables';
import { controlsMarkup } from './control-groups';
import { attributesOf } from './controls';
import type { Example, Story } from './examples';
import { codeMarkup } from './highlight';
import { escapeHtml, proseMarkup } from './html';
import type { ElementFace } from './manifest';

/** Content of `<main>`. */
export function elementPage(face: ElementFace, story: Story): string {
  return `<header class="intro">
<p class="tag"><code>&lt;${face.tag}&gt;</code></p>
<h1>${escapeHtml(story.title)}</h1>
<p class="lead">${escapeHtml(story.sentence)}</p>
${story.intro}
</header>
${onThisPage(face, story)}
${story.live ? playground(face, story) : ''}
${examples(face, story)}
${loading(face, story)}
${apiTables(face)}`;
}

function onThisPage(face: ElementFace, story: Story): string {
  const links: [string, string, boolean][] = [
    ['try', 'Try it', story.live !== ''],
    ['examples', 'Examples', story.examples.length > 0],
    ['loading', 'Loading', true],
    ['attributes', 'Attributes', face.attributes.length > 0],
    ['properties', 'Properties and methods', membersOf(face).length > 0],
    ['events', 'Events', face.events.length > 0],
    ['slots', 'Slots', face.slots.length > 0],
    ['parts', 'Parts', face.parts.length > 0],
    ['custom-properties', 'Custom properties', face.properties.length > 0],
  ];
  const items = links
    .filter(([, , there]) => there)
    .map(([id, text]) => `<li><a href="#${id}">${text}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><ul>${items.join('')}</ul></nav>`;
}

/** A live element with a control per attribute; the page's script connects and reveals the controls. */
function playground(face: ElementFace, story: Story): string {
  const given = attributesOf(story.live);
  const events = face.events.map(({ name }) => name).join(' ');
  const framed = story.examples.some(({ frame }) => frame);
  const stage = framed
    ? `<iframe class="frame frame-tall" src="/elements/${face.name}/live/" title="${escapeHtml(story.title)}, live"></iframe>`
    : `${story.press ? `${pressMarkup(story.press, story.without)}\n` : ''}${story.live.trim()}`;
  return `<section class="playground" aria-labelledby="try" data-playground="${face.tag}" data-events="${events}" data-given="${escapeHtml(JSON.stringify(given))}">
<h2 id="try">Try it</h2>
<div class="stage" data-stage>${stage}</div>
<form class="controls" data-controls hidden aria-label="Attributes">
${controlsMarkup(face, story.controls, given)}
<p class="control"><button type="reset">Reset</button></p>
</form>
${codeMarkup(story.live, 'HTML', 'live-code')}
${events ? '<div class="events" data-events-log hidden><h3>Events</h3><ol aria-live="off"></ol></div>' : ''}
</section>`;
}

/** Button that opens an overlay element, and a note for visitors without script. */
function pressMarkup(words: string, without: string): string {
  return `<p class="press"><button type="button" data-shows>${escapeHtml(words)}</button></p>
<p class="without">Without script: ${escapeHtml(without)}</p>`;
}

function examples(face: ElementFace, story: Story): string {
  if (story.examples.length === 0) return '';
  return `<section aria-labelledby="examples">
<h2 id="examples">Examples</h2>
${story.examples.map((example) => exampleMarkup(face, example, story.without)).join('\n')}
</section>`;
}

function exampleMarkup(face: ElementFace, example: Example, without: string): string {
  const { slug, title, about, code, frame, press } = example;
  const address = `/elements/${face.name}/${slug}/`;
  const shown = frame
    ? `<iframe class="frame frame-${frame}" src="${address}" loading="lazy" title="Example: ${escapeHtml(title)}"></iframe>`
    : press
      ? `${pressMarkup(press, without)}\n<template>${code}</template>`
      : code;
  return `<article class="example" id="${slug}">
<h3>${escapeHtml(title)}</h3>
<p>${proseMarkup(about)}</p>
<div class="stage">
${shown}
</div>
${codeMarkup(code, 'HTML')}
<p class="alone"><a href="${address}">Open on its own page<span class="spoken">: ${escapeHtml(title)}</span></a></p>
</article>`;
}

function loading(face: ElementFace, { loads, without }: Story): string {
  const head =
    '<link rel="stylesheet" href="/site-elements/site-elements.css">\n<script type="module" src="/site-elements/autoload.js"></script>';
  return `<section aria-labelledby="loading">
<h2 id="loading">Loading</h2>
<dl class="loading">
${loads ? `<dt>Script</dt><dd>${escapeHtml(loads)}</dd>` : ''}
${without ? `<dt>Without script</dt><dd>${escapeHtml(without)}</dd>` : ''}
<dt>Preloading</dt><dd><code>loading="eager"</code> on the tag loads the script at once.</dd>
</dl>
${codeMarkup(head, `Once in the head of the page; ${face.tag} is discovered automatically`)}
</section>`;
}
