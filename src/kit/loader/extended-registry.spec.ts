// Loading rules of elements that few pages contain, fetched with the first such element.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../testing/console';
import { clickOn } from '../testing/pointer';
import { waitUntil } from '../testing/wait';
import { addLink, createSheetLinks } from './link-sheet';
import { type Loader, startLoader } from './loader';

let count = 0;
let loader: Loader | undefined;
afterEach(() => loader?.stop());

/** Starts a loader with one core tag and one other tag, both new. */
function start(options: { fails?: number; strategy?: 'eager' | 'intent'; after?: Promise<void> } = {}) {
  const [core, other] = [`site-core-${++count}`, `site-other-${count}`];
  const requested: string[] = [];
  let failures = options.fails ?? 0;
  let extensions = 0;
  loader = startLoader(
    { [core]: { strategy: () => 'eager', standalone: true } },
    {
      async importElement(tag) {
        requested.push(tag);
        customElements.define(tag, class extends HTMLElement {});
      },
      importRuntime: async () => void requested.push('runtime'),
      async importExtendedRegistry() {
        extensions++;
        await options.after;
        if (failures-- > 0) throw new Error('no network');
        return {
          registry: { [other]: { strategy: () => options.strategy ?? 'eager', standalone: true } },
          style() {},
        };
      },
    },
  );
  return { core, other, requested, getExtensions: () => extensions };
}

async function insert(markup: string): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(markup);
  await nextFrame();
  return box;
}

describe('loader with an extended registry', () => {
  it('fetches no further rules for known elements and those of third parties', async () => {
    const { core, requested, getExtensions } = start();
    await insert(`<${core}></${core}><x-third-${count}></x-third-${count}>`);
    await waitUntil(() => requested.length === 1);
    expect([requested, getExtensions()]).to.deep.equal([[core], 0]);
  });

  it('fetches them for an element that is on the page before the loader starts', async () => {
    const box = await insert(`<site-other-${count + 1}></site-other-${count + 1}>`);
    const { other, requested } = start();
    await waitUntil(() => box.firstElementChild!.matches(':defined'));
    expect(requested).to.deep.equal([other]);
  });

  it('fetches them once, with the first other element, also inside a shadow root', async () => {
    const { other, requested, getExtensions } = start();
    const box = await insert('<div></div>');
    const root = box.firstElementChild!.attachShadow({ mode: 'open' });
    root.append(document.createElement(other), document.createElement(other));
    // The root is found when its host is inserted.
    box.append(box.firstElementChild!);
    const outside = document.createElement(other);
    box.append(outside);
    await waitUntil(() => outside.matches(':defined'));
    expect([requested, getExtensions()]).to.deep.equal([[other], 1]);
    expect(root.firstElementChild!.matches(':defined')).to.equal(true);
  });

  it('replays a click that comes before the rule of its element', async () => {
    let arrive = () => {};
    const after = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { other, getExtensions } = start({ strategy: 'intent', after });
    const box = await insert(`<${other}><b>Open</b></${other}>`);
    await waitUntil(() => getExtensions() === 1);
    const clicks: boolean[] = [];
    box.addEventListener('click', ({ isTrusted }) => clicks.push(isTrusted));
    await clickOn(box.querySelector('b')!);
    expect([clicks, box.firstElementChild!.matches(':defined')]).to.deep.equal([[], false]);
    arrive();
    await waitUntil(() => clicks.length === 1);
    expect([clicks, box.firstElementChild!.matches(':defined')]).to.deep.equal([[false], true]);
  });

  it('loads an element that the visitor has focused before its rule has loaded', async () => {
    let arrive = () => {};
    const after = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { other, getExtensions } = start({ strategy: 'intent', after });
    const box = await insert(`<${other}><button type="button">Add</button></${other}>`);
    await waitUntil(() => getExtensions() === 1);
    box.querySelector('button')!.focus();
    arrive();
    await waitUntil(() => box.firstElementChild!.matches(':defined'));
  });

  it('loads elements of both registries ahead of time', async () => {
    const { core, other, requested } = start();
    expect(await loader!.load(core)).to.equal(true);
    expect(await loader!.load(other)).to.equal(true);
    expect(requested).to.deep.equal([core, other]);
  });

  it('reports rules that cannot be loaded, and fetches them again when the network is back', async () => {
    const { other, getExtensions } = start({ fails: 1 });
    const printed = await captureConsole(async () => {
      await insert(`<${other}></${other}>`);
      await waitUntil(() => getExtensions() === 1);
      await nextFrame();
    });
    expect(printed.join()).to.contain('site-elements: its script could not be loaded; keeping its HTML.');
    expect(customElements.get(other)).to.equal(undefined);
    dispatchEvent(new Event('online'));
    await waitUntil(() => customElements.get(other));
    expect(getExtensions()).to.equal(2);
  });
});

describe('the style sheets of elements', () => {
  const SHEETS: Readonly<Record<string, string>> = {
    'site-core': 'site-elements',
    'site-tabs': 'site-elements-extended',
    'site-tour': 'site-elements-extended',
  };
  const added: string[] = [];
  /** Adds a disabled link, for which nothing is fetched. */
  const linkOnPage = (href: string) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.setAttribute('disabled', '');
    document.head.append(link);
  };
  const addThose = (tags: string[]) => {
    added.length = 0;
    const linkSheet = createSheetLinks(
      (tag) => SHEETS[tag] ?? '',
      (tag) => added.push(tag),
    );
    for (const tag of tags) linkSheet(tag);
    return added;
  };
  const clear = () => {
    for (const link of document.head.querySelectorAll('link[href^="/elements/"]')) link.remove();
  };
  afterEach(clear);

  it('are added once for each element that has one', () => {
    expect(addThose(['site-tabs', 'site-none', 'site-tour', 'site-tabs'])).to.deep.equal([
      'site-tabs',
      'site-tour',
    ]);
  });

  it('are not added if the page links them, or the sheet of many elements that contains them', () => {
    linkOnPage('/elements/v2/site-tabs.css?v=3');
    expect(addThose(['site-tabs', 'site-tour', 'site-core'])).to.deep.equal(['site-tour', 'site-core']);
    linkOnPage('/elements/site-elements-extended-1a2b3c4d.css');
    expect(addThose(['site-tabs', 'site-tour', 'site-core'])).to.deep.equal(['site-core']);
    clear();
    linkOnPage('/elements/site-elements.css');
    expect(addThose(['site-tabs', 'site-core'])).to.deep.equal(['site-tabs']);
  });

  it('come before those of the page', () => {
    addLink(new URL('/elements/site-tabs.css', location.href));
    expect(document.head.firstElementChild!.getAttribute('href')).to.contain('/elements/site-tabs.css');
  });

  it('are requested for every element of the extended registry, also for those that are defined', async () => {
    const linked: string[] = [];
    const [other, defined] = [`site-other-${++count}`, `site-defined-${count}`];
    customElements.define(defined, class extends HTMLElement {});
    loader = startLoader(
      {},
      {
        importElement: async () => {},
        importRuntime: async () => {},
        importExtendedRegistry: async () => ({
          registry: { [other]: { strategy: () => 'intent' }, [defined]: { strategy: () => 'intent' } },
          style: (tag) => linked.push(tag),
        }),
      },
    );
    await insert(`<${other}></${other}>`);
    await waitUntil(() => linked.length === 1);
    await insert(`<${defined}></${defined}>`);
    await waitUntil(() => linked.length === 2);
    expect(linked).to.deep.equal([other, defined]);
  });
});
