// Archive with ten thousand images given as data; the gallery renders those near the viewport.
import pictures from '../../../pictures.json';

const FRAMES = 10_000;

interface Sheet extends HTMLElement {
  slides: readonly object[];
  design: string;
  currentIndex: number;
}

const photographs = pictures.filter(({ kind }) => kind === 'photograph');

/** Never repeats an image next to or directly below itself. */
function frame(index: number) {
  const step = photographs.length - 3;
  const picture =
    photographs[(index * step + Math.floor(index / photographs.length) * 5) % photographs.length];
  if (!picture) throw new RangeError('The image list is empty.');
  const { name, widths, width, height, alt, color } = picture;
  const url = (step: number) => `/pictures/${name}-${step}.webp`;
  return {
    id: `frame-${index + 1}`,
    src: url(500),
    srcset: widths.map((step) => `${url(step)} ${step}w`).join(', '),
    width,
    height,
    alt: `Frame ${index + 1}: ${alt}`,
    color: color,
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

/** Shows the number of rendered slides. */
function count(sheet: Sheet, output: Element | null) {
  const say = () => {
    const nodes = sheet.shadowRoot?.querySelectorAll('[part~="slide"]').length ?? 0;
    if (output && nodes) output.textContent = `${nodes} of ${FRAMES.toLocaleString('en')} are rendered`;
  };
  const observer = new MutationObserver(say);
  const drawn = () =>
    sheet.shadowRoot && observer.observe(sheet.shadowRoot, { childList: true, subtree: true });
  void customElements.whenDefined('site-gallery').then(drawn).then(say);
}

const sheet = document.querySelector<Sheet>('#sheet');
const desk = document.querySelector<HTMLFormElement>('[data-archive-desk]');
if (sheet && desk) hang(sheet, desk);
