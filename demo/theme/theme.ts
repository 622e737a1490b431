// The theme page: computes a palette from a color or a picture and applies it to this page and the chosen example site.
import {
  type BaseColors,
  COLOR_THEMES,
  createBaseColors,
  createColorTheme,
  createSystemColors,
  createThrottle,
  getContrast,
  type Harmony,
  type PaletteSource,
  PRESETS,
  parseHex,
  pickHighestContrast,
  readImageSwatches,
  type SystemColors,
  toHex,
  toPaletteColors,
  toThemeCss,
  toThemeProperties,
} from '../../elements/theme';

const DEFAULT_SEED = '#8f3f27';

const studio = document.querySelector<HTMLFormElement>('[data-studio]');
const frame = document.querySelector<HTMLIFrameElement>('[data-site]');
const sheet = new CSSStyleSheet();
let css = '';
let download = '';
let scheme = 'light dark';
let pictureWork: AbortController | undefined;

const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector);
const getField = (name: string) => studio?.elements.namedItem(name) as HTMLInputElement;

function apply(source: PaletteSource): void {
  const base: BaseColors = createBaseColors(source);
  const colors = createSystemColors(base);
  css = toThemeCss(colors);
  getField('color').value = toHex(base.accent);
  if (source.mode !== 'From Color') getField('hex').value = toHex(base.accent);
  showSwatches(colors);
  showThemes(colors);
  showCss();
  refresh();
}

function refresh(): void {
  const text = css && `${css}:root { color-scheme: ${scheme}; }`;
  sheet.replaceSync(text || `:root { color-scheme: ${scheme}; }`);
  applyToFrame(text || `:root { color-scheme: ${scheme}; }`);
}

/** A constructed sheet belongs to its document, so the example site gets one of its own. */
function applyToFrame(text: string): void {
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  const page = frame?.contentDocument;
  if (!view || !page) return;
  const own = new view.CSSStyleSheet();
  own.replaceSync(text);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets.filter((other) => !themed.has(other)), own];
  themed.add(own);
}
const themed = new WeakSet<CSSStyleSheet>();

function showSwatches(colors: SystemColors): void {
  const items = toPaletteColors(colors).map(({ id, name }) => {
    const color = colors[id];
    const item = document.createElement('li');
    const text = pickHighestContrast(color, [colors.black, colors.white]);
    item.style.setProperty('--swatch', toHex(color));
    item.style.setProperty('--on-swatch', toHex(text));
    const title = document.createElement('b');
    title.textContent = name;
    const code = document.createElement('code');
    code.textContent = toHex(color);
    item.append(title, code, `${getContrast(color, text).toFixed(1)} : 1`);
    return item;
  });
  find('[data-swatches]')?.replaceChildren(...items);
}

function showThemes(colors: SystemColors): void {
  const cards = COLOR_THEMES.map((name) => {
    const theme = createColorTheme(name, colors);
    const card = document.createElement('div');
    card.className = 'theme-card';
    card.dataset.siteTheme = name;
    for (const [property, value] of Object.entries(toThemeProperties(colors, { light: name, dark: name })))
      card.style.setProperty(property, value);
    const heading = document.createElement('h3');
    heading.textContent = name;
    const text = document.createElement('p');
    text.append(
      'Quiet text, and ',
      Object.assign(document.createElement('a'), {
        href: '#css',
        className: 'theme-link',
        textContent: 'a link',
      }),
    );
    const button = document.createElement('span');
    button.textContent = `${getContrast(theme.onAccent, theme.accent).toFixed(1)} : 1`;
    card.append(heading, text, button);
    return card;
  });
  find('[data-themes]')?.replaceChildren(...cards);
}

function showCss(): void {
  const pre = find('[data-css]');
  if (pre) pre.textContent = css;
  URL.revokeObjectURL(download);
  download = URL.createObjectURL(new Blob([css], { type: 'text/css' }));
  find<HTMLAnchorElement>('[data-download]')?.setAttribute('href', download);
}

function fromColor(): void {
  markPressed(undefined);
  apply({ mode: 'From Color', seed: getField('hex').value, harmony: getField('harmony').value as Harmony });
}

async function fromPicture(picture: Blob | Promise<Blob>): Promise<void> {
  pictureWork?.abort();
  const work = new AbortController();
  pictureWork = work;
  setStatus('Reading the colors …');
  try {
    const swatches = await readImageSwatches(await picture, { signal: work.signal });
    apply({ mode: 'From Image', swatches });
    setStatus(`${swatches.length} main colors; the accent is ${getField('hex').value}.`);
  } catch (error) {
    if (!work.signal.aborted)
      setStatus(error instanceof Error ? error.message : 'The picture cannot be read.');
  }
}

function setStatus(text: string): void {
  const status = find('[data-status]');
  if (status) status.textContent = text;
}

function markPressed(pressed: Element | undefined): void {
  setStatus('');
  for (const button of studio?.querySelectorAll('[aria-pressed]') ?? [])
    button.setAttribute('aria-pressed', String(button === pressed));
}

function listPresets(): void {
  const items = Object.entries(PRESETS).map(([name, seed]) => {
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    button.setAttribute('aria-pressed', 'false');
    const dot = document.createElement('i');
    dot.style.setProperty('--swatch', seed);
    button.append(dot, name);
    button.addEventListener('click', () => {
      apply({ mode: 'Presets', preset: name });
      markPressed(button);
    });
    const item = document.createElement('li');
    item.append(button);
    return item;
  });
  find('[data-presets]')?.replaceChildren(...items);
}

/** In the frame, without an entry in the history of the page. */
function showSite(name: string): void {
  frame?.contentWindow?.location.replace(`/sites/${name}/`);
}

function openBlock(name: string): void {
  if (name === 'site-cookie-banner') {
    document.querySelector(name)?.remove();
    const banner = document.createElement(name);
    banner.setAttribute('forced', '');
    banner.setAttribute('cookie-banner-variant', 'POPUP');
    banner.setAttribute('cookie-banner-cta-variant', 'BUTTON');
    banner.setAttribute('cookie-banner-accept-type', 'OPT_IN_AND_OUT');
    document.body.append(banner);
  } else find(name)?.setAttribute('open', '');
}

function start(form: HTMLFormElement): void {
  document.adoptedStyleSheets.push(sheet);
  listPresets();
  const applyColor = createThrottle(fromColor);
  form.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'color') getField('hex').value = value;
    if (name === 'scheme') {
      scheme = value;
      refresh();
    } else if (name === 'color' || name === 'harmony' || (name === 'hex' && parseHex(value))) applyColor();
  });
  form.addEventListener('change', ({ target }) => {
    const [file] = (target as HTMLInputElement).files ?? [];
    if (file) void fromPicture(file);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(() => location.reload()));
  for (const button of form.querySelectorAll<HTMLElement>('[data-picture]')) {
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => {
      markPressed(button);
      void fromPicture(fetch(button.dataset.picture ?? '').then((response) => response.blob()));
    });
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-open]'))
    button.addEventListener('click', () => openBlock(button.dataset.open ?? ''));
  frame?.addEventListener('load', refresh);
  find('[data-sites]')?.addEventListener('change', ({ target }) =>
    showSite((target as HTMLInputElement).value),
  );
  const colors = createSystemColors(createBaseColors({ mode: 'From Color', seed: DEFAULT_SEED }));
  showSwatches(colors);
  showThemes(colors);
  const initial = toThemeCss(colors);
  css = initial;
  showCss();
  css = '';
}

if (studio) start(studio);
