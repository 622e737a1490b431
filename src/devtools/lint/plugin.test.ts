import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { contracts } from '../../../elements/contracts';
import { createPlugin } from './plugin';

const validate = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [createPlugin(contracts)],
    elements: ['html5'],
    extends: ['html-validate:recommended', 'site-elements:recommended'],
    rules: { 'void-style': 'off' },
  }),
);

async function lint(body: string): Promise<string[]> {
  const html = `<!DOCTYPE html>\n<html lang="en"><head><title>Test</title></head><body>${body}</body></html>\n`;
  const { results } = await validate.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

it('finds nothing in a page without mistakes', async () => {
  expect(
    await lint(`<site-services api-base="/api/" website-id="a"></site-services>
      <site-gallery design="carousel" autoplay="false" slides-per-row="3" label="Work">
        <figure><img src="a.jpg" width="9" height="6" alt="A"><figcaption>A</figcaption></figure></site-gallery>
      <p>See <site-tooltip text="More"><button type="button">this</button></site-tooltip></p>`),
  ).toEqual([]);
});

it.each([
  [
    '<site-galery></site-galery>',
    ['site-elements/names: <site-galery>: there is no such element; did you mean <site-gallery>?'],
  ],
  [
    '<site-gallery desing="grid"></site-gallery>',
    ['site-elements/names: <site-gallery> has no attribute "desing"; did you mean "design"?'],
  ],
  [
    '<site-gallery design="mosaic"></site-gallery>',
    [expect.stringMatching(/^site-elements\/values: <site-gallery> design="mosaic" is not one of .* using/)],
  ],
  [
    '<site-gallery slides-per-row="undefined"></site-gallery>',
    [expect.stringMatching(/^site-elements\/values: <site-gallery> .* missing value of a template/)],
  ],
  [
    '<site-gallery label="{{ title }}"></site-gallery>',
    ['site-elements/values: <site-gallery> label="{{ title }}" was not rendered by a template engine.'],
  ],
  [
    '<site-gallery><site-gallery></site-gallery></site-gallery>',
    ['site-elements/structure: <site-gallery>: it is inside another site-gallery; place them side by side.'],
  ],
  [
    '<site-services></site-services><site-services></site-services>',
    ['site-elements/structure: <site-services>: the page has more than one; keep one of them.'],
  ],
] as const)('finds the mistake in %s', async (body, messages) => {
  const found = await lint(body);
  expect(found.filter((line) => line.startsWith('site-elements/'))).toEqual(messages);
});
