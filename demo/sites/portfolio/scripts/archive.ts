// How do ten thousand pictures hang on one page? As data: the gallery makes nodes of those near the window.
import pictures from '../../../pictures.json';

const FRAMES = 10_000;

interface Sheet extends HTMLElement {
  slides: readonly object[];
  design: string;
  currentIndex: number;
}

const photographs = pictures.filter(({ kind }) => kind === 'photograph');

/** Frame by frame, never the same picture twice in a row or right below. */
function frame(index: number) {
  const step = photographs.length - 3;
  const picture =
    photographs[(index * step + Math.floor(index / photographs.length) * 5) % photographs.length];
  if (!picture) throw new RangeError('There are no photographs.');
  const { name, widths, width, height, alt, colour } = picture;
  const url = (step: number) => `/pictures/${name}-${step}.webp`;
  return {
    id: `frame-${index + 1}`,
    src: url(500),
    srcset: widths.map((step) => `${url(step)} ${step}w`).join(', '),
    width,
    height,
    alt: `Frame ${index + 1}: ${alt}`,
    color: colour,
  };
}

function hang(sheet: Sheet, desk: HTMLFormElement) {
  sheet.slides = Array.from({ length: FRAMES }, (_, index) => frame(index));
  desk.hidden = false;
  desk.addEventListener('change', () => {
    sheet.design = String(new FormData(desk).get('design'));
  });
  desk.addEventListener('submit', (event) => {
    event.preventDefault();
    sheet.currentIndex = Number(new FormData(desk).get('frame')) - 1;
  });
  count(sheet, desk.querySelector('[data-archive-count]'));
}

/** Says how many of the frames are nodes; follows what the gallery draws. */
function count(sheet: Sheet, output: Element | null) {
  const say = () => {
    const nodes = sheet.shadowRoot?.querySelectorAll('[part~="slide"]').length ?? 0;
    if (output && nodes) output.textContent = `${nodes} of ${FRAMES.toLocaleString('en')} are nodes now`;
  };
  const observer = new MutationObserver(say);
  const drawn = () =>
    sheet.shadowRoot && observer.observe(sheet.shadowRoot, { childList: true, subtree: true });
  void customElements.whenDefined('site-gallery').then(drawn).then(say);
}

const sheet = document.querySelector<Sheet>('#sheet');
const desk = document.querySelector<HTMLFormElement>('[data-archive-desk]');
if (sheet && desk) hang(sheet, desk);
