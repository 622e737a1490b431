// The reports of dev.js: one line for each mistake with its element, and none for pages without mistakes.
import { expect } from '@open-wc/testing';
import { inspect, SHEET } from '../src/devtools/testing/inspect';

const IMG = '<img src="data:," alt="A">';
const GALLERY = `<site-gallery design="grid">${IMG}</site-gallery>`;

interface Mistake {
  readonly name: string;
  readonly markup?: string;
  readonly message: string;
  /** Selector of the element printed with the message. */
  readonly element?: string;
  /** Action on the page before the check. */
  readonly act?: () => unknown;
}

const violate = (details: Partial<SecurityPolicyViolationEventInit>) =>
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      documentURI: location.href,
      originalPolicy: "default-src 'self'",
      violatedDirective: 'img-src',
      effectiveDirective: 'img-src',
      blockedURI: '',
      disposition: 'enforce',
      statusCode: 200,
      ...details,
    }),
  );

/** Mistakes that a beginner's page may contain at the same time. */
const typical: readonly Mistake[] = [
  {
    name: 'a misspelled tag',
    markup: '<site-galery></site-galery>',
    message: 'site-galery: there is no such element; did you mean <site-gallery>?',
    element: 'site-galery',
  },
  {
    name: 'a misspelled attribute',
    markup: `<site-gallery desing="carousel">${IMG}</site-gallery>`,
    message: 'site-gallery: has no attribute "desing"; did you mean "design"?',
    element: '[desing]',
  },
  {
    name: 'a control without a name',
    markup:
      '<site-newsletter list-id="a"><form><label>Email <input type="email"></label></form></site-newsletter>',
    message:
      'site-newsletter: the control "Email" has no name, so its value is not sent. Add a name attribute.',
    element: '[type=email]',
  },
  {
    name: 'an image without a text alternative',
    markup: '<site-image><img src="data:,"></site-image>',
    message: 'site-image: an image has no alt attribute; describe it, or set alt="" if it is decoration.',
    element: 'site-image img',
  },
  {
    name: 'a map whose frame is requested at once',
    markup: '<site-map><iframe title="Map" src="about:blank?www.google.com/maps"></iframe></site-map>',
    message: 'site-map: the browser requests its frame immediately; add loading="lazy" to the <iframe>.',
    element: 'site-map iframe',
  },
  {
    name: 'an element inside another of its kind',
    markup: `<site-gallery design="grid">${GALLERY}</site-gallery>`,
    message: 'site-gallery: it is inside another site-gallery; place them side by side.',
    element: 'site-gallery site-gallery',
  },
  {
    name: 'services twice',
    markup: '<site-services></site-services><site-services></site-services>',
    message: 'site-services: the page has more than one; keep one of them.',
    element: 'site-services + site-services',
  },
  {
    name: 'a failed call of the API',
    act: () => fetch('/api/form/FormSubmissionKey', { method: 'POST' }),
    message: 'api: POST /api/form/FormSubmissionKey responded 503: the backend failed. See its log.',
  },
  {
    name: 'an image that the policy refuses',
    act: () => violate({ blockedURI: 'https://tiles.example/1.png' }),
    message:
      'page: the Content Security Policy refuses https://tiles.example/1.png (img-src); add: img-src https://tiles.example.',
  },
  {
    name: 'unreadable colors of a theme',
    markup:
      '<style>:root { --site-accent: #eecc44; --site-on-accent: white }</style><site-spacer></site-spacer>',
    message:
      'page: --site-on-accent on --site-accent has a contrast of 1.57, less than 4.5; change one of them.',
    element: 'body',
  },
  {
    name: 'a template that was not rendered',
    markup: '<site-map zoom="{{ zoom }}"></site-map>',
    message: 'site-map: zoom="{{ zoom }}" was not rendered by a template engine.',
    element: 'site-map',
  },
];

const further: readonly Mistake[] = [
  {
    name: 'a value that the template did not have',
    markup: '<site-gallery slides-per-row="undefined"></site-gallery>',
    message:
      'site-gallery: slides-per-row="undefined" is a missing value of a template; leave the attribute out instead.',
    element: 'site-gallery',
  },
  {
    name: 'an empty value',
    markup: '<site-gallery slides-per-row=""></site-gallery>',
    message:
      'site-gallery: slides-per-row is empty, so it has no effect; leave it out, or give it a value: a number.',
    element: 'site-gallery',
  },
  {
    name: 'a value that was escaped twice',
    markup: '<site-gallery label="Fish &amp;amp; chips"></site-gallery>',
    message:
      'site-gallery: label="Fish &amp; chips" is escaped twice: print it so that the attribute does not contain &amp;',
    element: 'site-gallery',
  },
  {
    name: 'text that was not rendered',
    markup: '<site-quote><blockquote>{{ text }}</blockquote></site-quote>',
    message: 'site-quote: contains "{{ text }}", which no template engine has rendered.',
    element: 'site-quote',
  },
  {
    name: 'an id that is used twice',
    markup: '<site-map id="a"></site-map><site-map id="a"></site-map>',
    message: 'site-map: id="a" is used twice; give each element a unique id.',
    element: 'site-map + site-map',
  },
  {
    name: 'a second version of the library',
    markup:
      '<script type="text/plain" src="https://cdn.example/1.0/autoload.js"></script><script type="text/plain" src="https://cdn.example/2.0/autoload.js"></script>',
    message:
      'page: the library is loaded twice, from https://cdn.example/1.0/autoload.js and https://cdn.example/2.0/autoload.js; keep one of them.',
  },
  {
    name: 'a call that the backend does not have',
    act: () => fetch('/api/absent?a=b'),
    message:
      'api: GET /api/absent responded 404: the backend does not implement this call. Implement it, or correct api-base of <site-services>.',
  },
  {
    name: 'an inline style that the policy refuses',
    act: () => violate({ blockedURI: 'inline', effectiveDirective: 'style-src-attr' }),
    message:
      'page: the Content Security Policy refuses an inline style; move it to a file, or add its hash or a nonce to style-src.',
  },
  {
    name: 'a Trusted Types policy that the policy refuses',
    act: () =>
      violate({ blockedURI: 'trusted-types-policy', effectiveDirective: 'trusted-types', sample: 'a' }),
    message: 'page: the Content Security Policy refuses the Trusted Types policy "a"; add: trusted-types a.',
  },
  {
    name: 'data that a policy to come would refuse',
    act: () => violate({ blockedURI: 'data', disposition: 'report' }),
    message: 'page: the Content Security Policy would refuse data (img-src); add: img-src data:.',
  },
  {
    name: 'a translucent text of a theme in a section',
    markup:
      '<section data-site-theme="b" style="--site-surface: #fff; --site-text: rgb(0 0 0 / 30%)"></section><site-map></site-map>',
    message: 'page: --site-text on --site-surface has a contrast of 2.12, less than 4.5; change one of them.',
    element: 'section',
  },
];

describe('dev.js', () => {
  const { fetch } = globalThis;
  before(() => {
    globalThis.fetch = async (input) =>
      new Response('', { status: String(input).includes('absent') ? 404 : 503 });
  });
  after(() => {
    globalThis.fetch = fetch;
  });

  for (const { name, markup = '', message, element, act } of [...typical, ...further])
    it(`prints one message: ${name}`, async () => {
      let expected: Element | null = null;
      const { printed, words } = await inspect(SHEET + markup, async (_, box) => {
        await act?.();
        expected = element === 'body' ? document.body : element ? box.querySelector(element) : null;
      });
      expect(printed).to.deep.equal([message]);
      expect(words[0]?.[1] ?? null).to.equal(expected);
    });

  it('prints ten messages for ten mistakes on one page, and does not repeat them for mistakes that remain', async () => {
    const { printed } = await inspect(
      SHEET + typical.map(({ markup = '' }) => markup).join(''),
      async (devtools) => {
        for (const { act } of typical) await act?.();
        devtools.check();
      },
    );
    expect([...printed].sort()).to.deep.equal(typical.map(({ message }) => message).sort());
  });

  it('names the missing style sheet', async () => {
    const { printed } = await inspect(GALLERY);
    expect(printed).to.deep.equal([
      'page: site-elements.css is missing, so the page jumps when scripts arrive. Add <link rel="stylesheet" href="…/site-elements.css">.',
    ]);
  });

  it('prints nothing about a style sheet that it cannot read', async () => {
    const linked = '<link rel="stylesheet" href="data:text/css,#site-elements.css">';
    expect((await inspect(linked + GALLERY)).printed).to.deep.equal([]);
  });

  it('lists all elements with the same mistake, and prints it once', async () => {
    let count: number | undefined;
    const misspelled = `<site-gallery desing="carousel">${IMG}</site-gallery>`;
    const { printed } = await inspect(SHEET + misspelled + misspelled, (devtools) => {
      devtools.check();
      count = devtools.problems()[0]?.elements.length;
    });
    expect(printed.length).to.equal(1);
    expect(count).to.equal(2);
  });

  it('reports a call without a response, and not one that was aborted', async () => {
    const stubbed = globalThis.fetch;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const { printed } = await inspect('', async () => {
      await globalThis.fetch('/api/health').catch(() => {});
      await globalThis.fetch('/api/crumb', { signal: AbortSignal.abort() }).catch(() => {});
      await globalThis.fetch('/pictures/a.png').catch(() => {});
    });
    globalThis.fetch = stubbed;
    expect(printed).to.deep.equal([
      'api: GET /api/health got no response; check api-base of <site-services>, CORS and the server.',
    ]);
  });

  it('reports calls below api-base only, and no rejections of what a visitor has entered', async () => {
    const stubbed = globalThis.fetch;
    globalThis.fetch = async (input) =>
      new Response('', { status: String(input).includes('cart') ? 422 : 500 });
    const { printed } = await inspect(
      `${SHEET}<site-services api-base="https://api.example/v1/"></site-services>`,
      async () => {
        for (const path of ['form/a', 'commerce/cart'])
          await globalThis.fetch(`https://api.example/v1/${path}`);
        await globalThis.fetch('/api/form/a');
      },
    );
    globalThis.fetch = stubbed;
    expect(printed).to.deep.equal([
      'api: GET https://api.example/v1/form/a responded 500: the backend failed. See its log.',
    ]);
  });

  it('prints nothing about names of other libraries, of HTML, and of elements with no similar name', async () => {
    const { printed } = await inspect(
      `${SHEET}<site-gallery class="a" id="b" style="color: red" role="group" tabindex="0" inert hidden lang="en" dir="ltr"
        aria-label="c" data-desing="d" @click="e" _ngcontent-x="" v-if="g" hx-get="h" nonce="i" itemscope columns="3">
        ${IMG}</site-gallery><site-weather></site-weather><x-galery></x-galery>`,
    );
    expect(printed).to.deep.equal([]);
  });

  it('prints nothing about feature flags, decorative images, code and readable themes', async () => {
    const { printed } = await inspect(
      `${SHEET}<style>:root { --site-accent: #123456; --site-on-accent: white }</style>
      <site-gallery design="grid" autoplay><img src="data:," alt=""><img src="data:," aria-label="a"></site-gallery>
      <site-code><pre><code>{{ name }}</code></pre></site-code>
      <site-newsletter list-id="a"><form><input name="email"><button>Join</button></form></site-newsletter>`,
    );
    expect(printed).to.deep.equal([]);
  });

  it('leaves the page as it was when it stops', async () => {
    const before = [globalThis.fetch, document.documentElement.outerHTML.length];
    await inspect('', () => {});
    expect(globalThis.fetch).to.equal(before[0]);
  });
});
