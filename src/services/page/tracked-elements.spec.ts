import { expect, fixture, html } from '@open-wc/testing';
import { clickOn } from '../../kit/testing/pointer';
import { waitUntil } from '../../kit/testing/wait';
import { onTrackedElement, type TrackedElementEvent } from './tracked-elements';

describe('onTrackedElement', () => {
  let events: TrackedElementEvent[] = [];
  let stop = () => {};
  beforeEach(() => {
    events = [];
    stop = onTrackedElement((event) => events.push(event));
  });
  afterEach(() => stop());

  const getReported = () => events.map(({ attribute, action }) => `${attribute} ${action}`);

  it('reports the first view of an element, including elements and attributes that are added later', async () => {
    const distant = await fixture(
      html`<div><div style="height: 3000px"></div><a data-track-button>Distant</a></div>`,
    );
    const added = await fixture(html`<a>Added</a>`);
    added.setAttribute('data-track-button', '{}');
    distant.before(added);
    await waitUntil(() => events.length === 1);
    distant.querySelector('a')?.scrollIntoView();
    await waitUntil(() => events.length === 2);
    added.scrollIntoView();
    distant.querySelector('a')?.scrollIntoView();
    await fixture(html`<p data-track-overlay>Third</p>`);
    document.querySelector('[data-track-overlay]')?.scrollIntoView();
    await waitUntil(() => events.length === 3);
    expect(events.map(({ buttonText }) => buttonText)).to.deep.equal(['Added', 'Distant', 'Third']);
    expect(getReported()).to.deep.equal([
      'data-track-button view',
      'data-track-button view',
      'data-track-overlay view',
    ]);
  });

  it('reports a click on a descendant even if the page stops its propagation', async () => {
    const link = await fixture<HTMLAnchorElement>(
      html`<div data-track-overlay>
        <a id="b1" href="#book" target="_blank" data-track-button='{"size":"large"}'
          ><b> Book
            a table </b></a
        >
      </div>`,
    );
    link.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    await clickOn(link.querySelector('b') as Element);
    await waitUntil(() => events.some(({ action }) => action === 'click'));
    expect(
      events.find(({ action, attribute }) => action === 'click' && attribute === 'data-track-button'),
    ).to.deep.equal({
      attribute: 'data-track-button',
      action: 'click',
      value: '{"size":"large"}',
      id: 'b1',
      buttonText: 'Book a table',
      clickthroughUrl: '#book',
      newWindow: true,
      inOverlay: true,
    });
  });

  it('does not report clicks of the secondary button, or after it was stopped', async () => {
    const link = await fixture(html`<a data-track-event='{"action":"a"}'>Text</a>`);
    await clickOn(link, 'right');
    await clickOn(link);
    await waitUntil(() => events.length > 0);
    expect(getReported()).to.deep.equal(['data-track-event click']);
    stop();
    await clickOn(link);
    expect(events).to.have.length(1);
  });
});
