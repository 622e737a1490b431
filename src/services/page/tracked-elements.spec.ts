import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../kit/testing/wait';
import { onTrackedElement, type TrackedElementEvent } from './tracked-elements';

describe('what a template declares', () => {
  let told: TrackedElementEvent[] = [];
  let end = () => {};
  beforeEach(() => {
    told = [];
    end = onTrackedElement((declared) => told.push(declared));
  });
  afterEach(() => end());

  const moments = () => told.map(({ attribute, action }) => `${attribute} ${action}`);

  async function press(element: Element, button: 'left' | 'middle' | 'right' = 'left') {
    const { x, y, width, height } = element.getBoundingClientRect();
    await sendMouse({
      type: 'click',
      position: [Math.round(x + width / 2), Math.round(y + height / 2)],
      button,
    });
  }

  it('is heard of when it comes into the window, once, also when it comes late or gets its attribute late', async () => {
    const far = await fixture(
      html`<div><div style="height: 3000px"></div><a data-track-button>Far</a></div>`,
    );
    const late = await fixture(html`<a>Late</a>`);
    late.setAttribute('data-track-button', '{}');
    far.before(late);
    await waitUntil(() => told.length === 1);
    far.querySelector('a')?.scrollIntoView();
    await waitUntil(() => told.length === 2);
    late.scrollIntoView();
    far.querySelector('a')?.scrollIntoView();
    await fixture(html`<p data-track-overlay>Third</p>`);
    document.querySelector('[data-track-overlay]')?.scrollIntoView();
    await waitUntil(() => told.length === 3);
    expect(told.map(({ buttonText }) => buttonText)).to.deep.equal(['Late', 'Far', 'Third']);
    expect(moments()).to.deep.equal([
      'data-track-button seen',
      'data-track-button seen',
      'data-track-overlay seen',
    ]);
  });

  it('is heard of when a part of it is pressed, with what can be read of it, although the page stops the click', async () => {
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
    await press(link.querySelector('b') as Element);
    await waitUntil(() => told.some(({ action }) => action === 'used'));
    expect(
      told.find(({ action, attribute }) => action === 'used' && attribute === 'data-track-button'),
    ).to.deep.equal({
      attribute: 'data-track-button',
      action: 'used',
      value: '{"size":"large"}',
      id: 'b1',
      buttonText: 'Book a table',
      clickthroughUrl: '#book',
      newWindow: true,
      inOverlay: true,
    });
  });

  it('is not heard of by the button for menus, nor after the end', async () => {
    const link = await fixture(html`<a data-track-event='{"action":"a"}'>Text</a>`);
    await press(link, 'right');
    await press(link);
    await waitUntil(() => told.length > 0);
    expect(moments()).to.deep.equal(['data-track-event used']);
    end();
    await press(link);
    expect(told).to.have.length(1);
  });
});
