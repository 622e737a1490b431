// createGallery(): wraps existing content and reports invalid containers.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-gallery';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { settle } from '../../kit/testing/wait';
import { createGallery } from './create-gallery';
import { getCurrentIndex, getPart, images, renderGallery } from './testing/fixtures';

describe('createGallery', () => {
  beforeEach(() => resetWarnings());

  it('wraps the content of a container', async () => {
    const box = await fixture<HTMLElement>(html`<div id="box"></div>`);
    box.setHTMLUnsafe(images(3));
    const nodes = [...box.children];
    const gallery = createGallery('#box', { design: 'slideshow', currentIndex: -1 })!;
    await settle(gallery);
    expect([...gallery.children]).to.deep.equal(nodes);
    expect(getCurrentIndex(gallery)).to.equal(2);
    await expect(gallery).to.be.accessible();
  });

  it('warns about a missing container [GAL-047]', async () => {
    const warnings = await captureConsole(() => {
      expect(createGallery('#nowhere')).to.equal(null);
      expect(createGallery(null)).to.equal(null);
    });
    expect(warnings).to.deep.equal([
      'site-gallery: container #nowhere does not exist; no gallery is created.',
      'site-gallery: container null does not exist; no gallery is created.',
    ]);
  });

  it('warns about a container that already has a gallery and returns it [GAL-049]', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const warnings = await captureConsole(() => {
      const first = createGallery(box);
      expect(createGallery(box)).to.equal(first);
    });
    expect(warnings).to.deep.equal([
      'site-gallery: the container is already bound to a gallery; using that one.',
    ]);
    expect(box.children.length).to.equal(1);
  });

  it('warns about an unknown design with the documented message and falls back to stacked [GAL-048] [GAL-050]', async () => {
    const warnings = await captureConsole(async () => {
      const element = await renderGallery('', images(2));
      (element as { design: string }).design = 'mosaic';
      await settle(element);
      expect(getPart(element, 'base')!.dataset.design).to.equal('stacked');
    });
    expect(warnings).to.deep.equal([
      'site-gallery: These are not the gallery designs you are looking for. (We could not find a design by the name mosaic)',
    ]);
  });
});
