// One message for a misspelled tag or attribute, and none for names of other libraries.
import { expect, fixture, html } from '@open-wc/testing';
import { captureConsole } from '../src/kit/testing/console';
import { waitUntil } from '../src/kit/testing/wait';
import './index';
import { resetWarnings } from '../src/kit/element/warn';
import { checkTags } from '../src/kit/loader/check-tags';
import { registry as core } from './registry';

/** @returns what inserting the markup prints, at least `count` lines */
function print(markup: string, count: number): Promise<string[]> {
  resetWarnings();
  let lines = 0;
  return captureConsole(async () => {
    const { warn } = console;
    console.warn = (...words: unknown[]) => {
      lines++;
      warn(...words);
    };
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(markup);
    checkTags(core);
    await import('../src/kit/element/misspellings');
    await waitUntil(() => lines >= count, `printed ${lines}`);
    for (const element of box.querySelectorAll<HTMLElement & { updateComplete?: Promise<void> }>('*'))
      await element.updateComplete;
  });
}

describe('misspelled names', () => {
  it('are reported once for each element, with the nearest name', async () => {
    const gallery =
      '<site-gallery desing="carousel" slide-per-row="2"><img src="data:," alt="A"></site-gallery>';
    const printed = await print(
      `${gallery}${gallery}<site-accordion expand-frist></site-accordion><site-galery></site-galery>`,
      4,
    );
    expect([...printed].sort()).to.deep.equal([
      'site-accordion: has no attribute "expand-frist"; did you mean "expand-first"?',
      'site-galery: there is no such element; did you mean <site-gallery>?',
      'site-gallery: has no attribute "desing"; did you mean "design"?',
      'site-gallery: has no attribute "slide-per-row"; did you mean "slides-per-row"?',
    ]);
  });

  it('are not the names of other libraries, of HTML and of elements that are similar to none', async () => {
    const printed = await print(
      `<site-gallery class="a" id="b" style="color: red" role="group" tabindex="0" inert hidden lang="en" dir="ltr"
        aria-label="c" data-desing="d" @click="e" _ngcontent-x="" v-if="g" hx-get="h" nonce="i" itemscope columns="3">
        <img src="data:," alt="A"></site-gallery><site-weather></site-weather><x-galery></x-galery>`,
      0,
    );
    expect(printed).to.deep.equal([]);
  });
});
