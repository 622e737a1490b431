// Justified rows of many images.
import { expect } from '@open-wc/testing';
import '../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../kit/testing/wait';
import { getPart, renderGallery } from '../testing/fixtures';

it('justified rows listen once for the images to load, however many there are', async () => {
  const { addEventListener } = EventTarget.prototype;
  const targets: EventTarget[] = [];
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'load' && this instanceof HTMLElement) targets.push(this);
    addEventListener.call(this, type, ...rest);
  };
  try {
    const pending = Array.from({ length: 20 }, (_, index) => `<img data-src="" alt="Shape ${index}">`).join(
      '',
    );
    const element = await renderGallery('design="autorows"', pending, 1000);
    await waitUntil(
      () => getPart(element, 'track')?.hasAttribute('data-justified'),
      'rows were not computed',
    );
    await settle(element);
    expect(targets).to.deep.equal([getPart(element, 'track')]);
  } finally {
    EventTarget.prototype.addEventListener = addEventListener;
  }
});
