// Deep links: the slide in the URL of the page.
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import '../../../../elements/site-gallery';
import { settle, waitUntil } from '../../../kit/testing/wait';
import { loading } from '../gallery.loading';
import { getButton, getCurrentIndex, image, images, recordEvents, renderGallery } from '../testing/fixtures';

const { pathname, search } = location;
const slidesWithIds = [
  image(0, 'data-slide-id="dawn"'),
  image(1, 'data-slide-url="/coast/salt"'),
  image(2, 'data-slide-id="lake" data-slide-url="/coast/lake"'),
].join('');
const replaceUrl = (url: string) => history.replaceState(null, '', url);

describe('the URL', () => {
  beforeEach(() => executeServerCommand('emulate-preferences', { reducedMotion: 'reduce' }));
  afterEach(async () => {
    replaceUrl(pathname + search);
    await executeServerCommand('emulate-preferences', {});
  });

  it('selects a slide by its id or url in the hash, which is then cleared [GAL-074] [GAL-079]', async () => {
    replaceUrl('#top&itemId=lake');
    const byId = await renderGallery('design="slideshow"', slidesWithIds);
    expect(getCurrentIndex(byId)).to.equal(2);
    expect(location.hash).to.equal('#top');
    replaceUrl('#itemId=%2Fcoast%2Fsalt');
    const byUrl = await renderGallery('design="slideshow"', slidesWithIds);
    expect(getCurrentIndex(byUrl)).to.equal(1);
    expect(location.href.endsWith('#')).to.equal(false);
    expect(location.hash).to.equal('');
  });

  it('selects a slide by its path, which is kept [GAL-075]', async () => {
    replaceUrl(`/coast/salt/${search}`);
    expect(getCurrentIndex(await renderGallery('design="slideshow"', slidesWithIds))).to.equal(1);
    replaceUrl(`/anywhere/dawn${search}`);
    expect(
      getCurrentIndex(await renderGallery('design="slideshow" current-index="1"', slidesWithIds)),
    ).to.equal(0);
    expect(location.pathname).to.equal('/anywhere/dawn');
  });

  it('is not changed if it names no slide', async () => {
    replaceUrl('#itemId=other');
    const element = await renderGallery('design="slideshow" current-index="1"', slidesWithIds);
    expect(getCurrentIndex(element)).to.equal(1);
    expect(location.hash).to.equal('#itemId=other');
  });

  it('selects slides that are added later, and slides of links in the page', async () => {
    replaceUrl('#itemId=lake');
    const element = await renderGallery('design="slideshow"', '');
    element.setHTMLUnsafe(slidesWithIds);
    await settle(element);
    await waitUntil(() => getCurrentIndex(element) === 2, 'the slide was not selected');
    expect(location.hash).to.equal('');
    const events = recordEvents(element);
    location.hash = 'itemId=dawn';
    await waitUntil(() => getCurrentIndex(element) === 0, 'it did not follow the link');
    expect(events).to.include('change 0 dawn address');
  });

  it('scrolls the slide into view if all are shown', async () => {
    replaceUrl('#itemId=p7');
    const element = await renderGallery('', images(9));
    await waitUntil(
      () => element.querySelector('#p7')!.getBoundingClientRect().top < innerHeight,
      'it is not in view',
    );
    scrollTo(0, 0);
  });

  it('names the current slide with history-hash [GAL-025] [GAL-076]', async () => {
    const quiet = await renderGallery('design="slideshow"', slidesWithIds);
    getButton(quiet, 'next').click();
    await settle(quiet);
    expect(location.hash).to.equal('');
    const element = await renderGallery('design="slideshow" history-hash', slidesWithIds);
    getButton(element, 'next').click();
    await settle(element);
    expect(location.hash).to.equal('#itemId=%2Fcoast%2Fsalt');
    expect(location.pathname + location.search).to.equal(pathname + search);
    getButton(element, 'next').click();
    await settle(element);
    expect(location.hash).to.equal('#itemId=lake');
  });

  it('is the URL of the collection with a trailing slash [GAL-076] [GAL-077]', async () => {
    const element = await renderGallery(
      'design="slideshow" history-hash collection-url="/coast"',
      slidesWithIds,
    );
    const before = history.length;
    getButton(element, 'next').click();
    await settle(element);
    expect(location.pathname + location.hash).to.equal('/coast/#itemId=%2Fcoast%2Fsalt');
    expect(history.length).to.equal(before);
  });

  it('is not changed in the editor of the site [GAL-078]', async () => {
    replaceUrl(`/config/pages${search}`);
    const element = await renderGallery('design="slideshow" history-hash', slidesWithIds);
    getButton(element, 'next').click();
    await settle(element);
    expect(getCurrentIndex(element)).to.equal(1);
    expect(location.hash).to.equal('');
  });

  it('loads the gallery whose slide it names', () => {
    const box = document.createElement('site-gallery');
    box.innerHTML = '<img data-slide-url="/coast/salt" alt=""><img data-slide-id="a" alt="">';
    expect(loading.strategy!(box)).to.equal('keyboard');
    replaceUrl('#itemId=a');
    expect(loading.strategy!(box)).to.equal('eager');
    replaceUrl(`/coast/salt/${search}`);
    expect(loading.strategy!(box)).to.equal('eager');
  });
});
