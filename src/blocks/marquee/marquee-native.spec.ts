import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../../elements/site-marquee';
import { waitUntil } from '../../kit/testing/wait';

type Marquee = HTMLElementTagNameMap['site-marquee'];

const leftOf = (element: Element) => element.getBoundingClientRect().left;

describe('<site-marquee> with a native `<marquee>`', () => {
  it('moves its text only by its own animation, as one item with the nodes of the page', async () => {
    const element = await fixture<Marquee>(
      html`<site-marquee><marquee class="news">Fresh bread <a href="#six">from six</a></marquee></site-marquee>`,
    );
    const link = element.querySelector('a')!;
    const moving = () => element.shadowRoot?.querySelector('.moving')?.getAnimations()[0];
    await waitUntil(moving, 'nothing moves');
    moving()!.pause();
    moving()!.currentTime = 0;
    const item = element.querySelector('.news')!;
    const start = leftOf(item);
    expect(start).to.be.closeTo(leftOf(element.shadowRoot!.querySelector('[part=region]')!), 1);
    expect(item.getBoundingClientRect().width).to.be.within(50, 300);
    expect(item.contains(link)).to.equal(true);
    const before = leftOf(link);
    await aTimeout(200);
    expect(leftOf(link)).to.equal(before);
  });

  it('also handles a `<marquee>` that the page adds later', async () => {
    const element = await fixture<Marquee>(html`<site-marquee><span>Fresh bread</span></site-marquee>`);
    await waitUntil(() => element.matches(':state(ready)'));
    const added = document.createElement('marquee');
    added.append('Coffee');
    element.append(added);
    await waitUntil(() => !element.querySelector('marquee'), 'it stays');
    expect(element.textContent).to.equal('Fresh breadCoffee');
  });
});
