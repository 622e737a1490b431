import '../../../elements/site-member-area';
import { expect, fixture, html } from '@open-wc/testing';
import { BlockType } from '../../core/enums/block-types';
import { getStyleSheet } from '../../kit/element/styles';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import visibility from '../login/login.base.css?inline';

type MemberArea = HTMLElementTagNameMap['site-member-area'];

const MEMBER = { id: 'm', email: 'ada@example.com', displayName: 'Ada' };

let provided: Provided;
let signOuts: unknown[];
let isReachable: boolean;

async function create(content = ''): Promise<MemberArea> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<site-member-area>${content}</site-member-area>`);
  const element = box.querySelector<MemberArea>('site-member-area')!;
  await settle(element);
  return element;
}

function setMember(member: typeof MEMBER | null): void {
  provided.services.session.setMember(member);
  // The page of the services is a fake, so its root has no attribute.
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

  it('fills the empty mount of block type 67 for visitors and members [BLK-010]', async () => {
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

  it('keeps the content of the page, and writes the name as text', async () => {
    const element = await create(
      '<p data-site-for="members">Hello <strong data-member-name></strong></p><p data-site-for="visitors"><a href="/members">Join</a></p>',
    );
    expect(getVisible(element)).to.deep.equal(['Join']);
    setMember({ ...MEMBER, displayName: '<img src=x onerror=alert(1)>' });
    expect(getVisible(element)).to.deep.equal(['<img src=x onerror=alert(1)>']);
    expect(element.querySelector('img')).to.equal(null);
  });

  it('signs out by the button or the native form, says a failure, and can be prevented', async () => {
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
