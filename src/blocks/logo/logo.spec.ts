import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-logo';
import { getStyleSheet } from '../../kit/element/styles';
import extended from './logo.extended.css?inline';

describe('<site-logo>', () => {
  before(() => {
    document.adoptedStyleSheets = [getStyleSheet(extended)];
  });
  after(() => {
    document.adoptedStyleSheets = [];
  });

  it('is no wider than its container when its image cannot be loaded', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="inline-size: 280px"><site-logo><a href="/"><img alt="Northlight" style="inline-size: 800px"
        src="data:,"></a></site-logo></div>`,
    );
    expect(box.scrollWidth).to.equal(280);
  });
});
