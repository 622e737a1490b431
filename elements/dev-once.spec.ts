// Problems that both dev.js and an element detect are printed once.
import { expect } from '@open-wc/testing';
import { inspect, SHEET } from '../src/devtools/testing/inspect';
import { provideServices } from '../src/kit/testing/provide-services';
import { settle } from '../src/kit/testing/wait';
import './index';
import { checkForms } from './form-check';

const IMG = '<img src="/demo/pictures/dawn-ridge-300.webp" width="300" height="200">';

const mistakes = {
  'an image without a text alternative': {
    markup: `<site-gallery design="grid">${IMG}</site-gallery>`,
    message: 'site-gallery: an image has no alt attribute; describe it, or set alt="" if it is decoration.',
  },
  'an element inside another of its kind': {
    markup: '<site-marquee>One <site-marquee>Two</site-marquee></site-marquee>',
    message: 'site-marquee: it is inside another site-marquee; place them side by side.',
  },
  'a control without a name': {
    markup:
      '<site-form form-id="f"><form><label>Name <input></label><button>Send</button></form></site-form>',
    message:
      'site-form: controls without a name: "Name"; the form cannot be sent. Add a name attribute to each.',
  },
};

describe('dev.js beside the elements', () => {
  for (const [name, { markup, message }] of Object.entries(mistakes))
    for (const order of ['before', 'after'] as const)
      it(`prints one message: ${name}, when it checks ${order} the element does`, async () => {
        const provided = provideServices();
        const { printed } = await inspect(
          SHEET + markup,
          async (devtools, box) => {
            if (order === 'before') devtools.check();
            for (const element of box.querySelectorAll(':defined')) await settle(element);
            expect(devtools.problems().length).to.equal(1);
          },
          [checkForms],
        );
        expect(printed).to.deep.equal([message]);
        provided.stop();
      });

  it('also lists other messages of elements', async () => {
    const markup = `<site-gallery design="mosaic">${IMG.replace('<img', '<img alt=""')}</site-gallery>`;
    let listed: string[] = [];
    await inspect(SHEET + markup, async (devtools, box) => {
      await settle(box.querySelector('site-gallery')!);
      listed = devtools.problems().map(({ tag, message }) => `${tag}: ${message}`);
    });
    expect(listed.length).to.equal(1);
    expect(listed[0]).to.match(/^site-gallery: design="mosaic" is not one of stacked, /);
  });
});
