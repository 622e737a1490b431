import '../../../elements/site-member-area';
import { expect, fixture, html } from '@open-wc/testing';
import { BlockType } from '../../core/enums/block-types';
import type { MemberLibrary } from '../../core/wire/member-library';
import { getStyleSheet } from '../../kit/element/styles';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import visibility from '../services/services.base.css?inline';

type MemberArea = HTMLElementTagNameMap['site-member-area'];

const MEMBER = { id: 'm', email: 'ada@example.com', displayName: 'Ada' };

let provided: Provided;
let signOuts: unknown[];
let isReachable: boolean;
let asked: number;
let library: MemberLibrary;

const LIBRARY: MemberLibrary = {
  pages: [{ url: '/lessons/', title: 'Lessons' }],
  orders: [
    {
      url: '/commerce/orders/b',
      createdAt: '2026-03-04T12:00:00.000Z',
      titles: ['Bowl', 'Cup'],
      total: { currency: 'EUR', minorUnits: 4800 },
      state: 'paid',
    },
    {
      url: '/commerce/orders/a',
      createdAt: '2026-01-02T12:00:00.000Z',
      titles: ['Cup'],
      total: { currency: 'JPY', minorUnits: 300 },
      state: 'refunded',
    },
  ],
};

async function create(content = '', attributes = ''): Promise<MemberArea> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-member-area lang="en-US" ${attributes}>${content}</site-member-area>`);
  const element = box.querySelector<MemberArea>('site-member-area')!;
  await settle(element);
  return element;
}

function setMember(member: typeof MEMBER | null): void {
  provided.services.session.setMember(member);
  // The services use a fake page, so they do not set the attribute on the root element.
  document.documentElement.dataset.siteMember = member ? 'yes' : 'no';
}

const getVisible = (element: Element) =>
  [...element.querySelectorAll('a, button, strong')]
    .filter((node) => node.checkVisibility())
    .map((n) => n.textContent);

describe('<site-member-area>', () => {
  before(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, getStyleSheet(visibility)];
  });
  beforeEach(() => {
    provided = provideServices();
    signOuts = [];
    isReachable = true;
    [asked, library] = [0, LIBRARY];
    Object.assign(provided.services, {
      calls: {
        members: {
          library: async () => {
            asked++;
            return isReachable ? { ok: true, data: library } : { ok: false, status: 0, error: {} };
          },
        },
      },
    });
    Object.assign(provided.services.session, {
      signOut: async (options: unknown) => {
        signOuts.push(options);
        return isReachable ? { ok: true, data: {} } : { ok: false, status: 0, error: {} };
      },
    });
  });
  afterEach(() => {
    provided.stop();
    delete document.documentElement.dataset.siteMember;
  });

  it('fills the empty container of block type 67 for visitors and members [BLK-010]', async () => {
    const element = await create(`<div class="sqs-block" data-block-type="${BlockType.memberArea}"></div>`);
    expect(getVisible(element)).to.deep.equal(['Sign in']);
    const { pathname, search } = location;
    expect(element.querySelector('a')!.getAttribute('href')).to.equal(
      `/members?returnTo=${encodeURIComponent(pathname + search)}`,
    );
    setMember(MEMBER);
    expect(getVisible(element)).to.deep.equal(['Ada', 'Your account', 'Sign out']);
    await expect(element).to.be.accessible();
    setMember(null);
    expect(getVisible(element)).to.deep.equal(['Sign in']);
    await expect(element).to.be.accessible();
  });

  it('lists the orders and pages of the member in the containers of the page, and removes them', async () => {
    const element = await create(
      '<section data-site-for="members"><h2>Orders</h2><div data-member-orders></div><h2>Pages</h2><div data-member-pages></div></section>',
    );
    expect(asked).to.equal(0);
    setMember(MEMBER);
    await waitUntil(() => element.querySelector('li'));
    const texts = [...element.querySelectorAll('[data-member-orders] li')].map((one) => one.textContent);
    expect(texts).to.deep.equal(['March 4, 2026 €48.00 Bowl, Cup', 'January 2, 2026 ¥300 Cup (refunded)']);
    const links = [...element.querySelectorAll('li a')].map((one) => one.getAttribute('href'));
    expect(links).to.deep.equal(['/commerce/orders/b', '/commerce/orders/a', '/lessons/']);
    await expect(element).to.be.accessible();
    setMember(null);
    expect(element.querySelectorAll('li')).to.have.length(0);
    expect(asked).to.equal(1);
  });

  it('lists the orders in an element without content on request, and offers to load them again', async () => {
    isReachable = false;
    const element = await create('', 'show-orders');
    setMember(MEMBER);
    await waitUntil(() => element.querySelector('[role=status] button'));
    expect(element.querySelector('[role=status]')!.textContent).to.equal(
      'Unable to load. Try again. Try again',
    );
    await expect(element).to.be.accessible();
    isReachable = true;
    library = { pages: [], orders: [] };
    element.querySelector<HTMLButtonElement>('[role=status] button')!.click();
    await waitUntil(() => element.textContent.includes('You have not bought anything yet.'));
    expect(element.querySelector('[data-member-orders] > p')!.textContent).to.equal('Your orders');
    expect(element.querySelector('[role=status]')!.textContent).to.equal('');
  });

  it('does not show orders that arrive after the member has signed out', async () => {
    const element = await create('<div data-member-orders></div>');
    let answer = (_: unknown) => {};
    Object.assign(provided.services, {
      calls: {
        members: { library: () => new Promise((resolve) => (answer = resolve)) },
      },
    });
    setMember(MEMBER);
    setMember(null);
    answer({ ok: true, data: library });
    await settle(element);
    expect(element.querySelectorAll('li, p')).to.have.length(0);
  });

  it('keeps the content of the page, and writes the name as text', async () => {
    const element = await create(
      '<p data-site-for="members">Hello <strong data-member-name></strong></p><p data-site-for="visitors"><a href="/members">Join</a></p>',
    );
    expect(getVisible(element)).to.deep.equal(['Join']);
    setMember({ ...MEMBER, displayName: '<img src=x onerror=alert(1)>' });
    expect(getVisible(element)).to.deep.equal(['<img src=x onerror=alert(1)>']);
    expect(element.querySelector('img')).to.equal(null);
  });

  it('signs out by the button or the native form, reports a failure, and can be prevented', async () => {
    const element = await create();
    setMember(MEMBER);
    isReachable = false;
    element.querySelector('button')!.click();
    await waitUntil(() => element.querySelector('[role=status]')?.textContent);
    expect(element.querySelector('[role=status]')!.textContent).to.equal(
      'Signing out failed. Please try again.',
    );
    await expect(element).to.be.accessible();
    const native = await create(
      '<form method="post" action="/members/sign-out"><button data-sign-out>Leave</button></form>',
    );
    isReachable = true;
    native.querySelector('button')!.click();
    await waitUntil(() => signOuts.length === 2);
    expect(signOuts).to.deep.equal([{ after: 'root' }, { after: 'root' }]);
    native.addEventListener('site-member-area-sign-out-request', (event) => event.preventDefault());
    await settle();
    native.querySelector('button')!.click();
    await settle();
    expect(signOuts).to.have.length(2);
  });
});
