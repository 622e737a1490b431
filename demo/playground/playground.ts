// The playground: HTML at the left, its result in a sandbox at the right, and the code in the address.
import { createHash, MAX_ADDRESS_LENGTH, readHash } from './address';
import { insertTab, type TabState } from './editor';
import { createResultPage } from './result-page';
import { createSandbox } from './sandbox';

/** Pause in typing after which the result is shown. */
const PAUSE_MS = 300;

interface Example {
  readonly title: string;
  readonly code: string;
}

const root = document.querySelector<HTMLElement>('[data-playground-page]')!;
const editor = root.querySelector('textarea')!;
const picker = root.querySelector('select')!;
const status = root.querySelector<HTMLElement>('[data-status]')!;
const stage = root.querySelector<HTMLElement>('[data-result]')!;
const address = root.querySelector<HTMLInputElement>('[data-address]')!;
const show = createSandbox(stage);

/** What `Reset` returns to. */
let original = '';
/** The hash that this script has written or read last. */
let known: string | undefined;
let timer: ReturnType<typeof setTimeout>;

function showResult(): void {
  const scheme = document.documentElement.dataset.scheme ?? '';
  const { head = '', script = '' } = root.dataset;
  show(createResultPage(editor.value, { origin: location.origin, head, script, scheme }));
}

async function keepInAddress(): Promise<void> {
  const code = editor.value;
  const hash = code === original && picker.value ? `#example=${picker.value}` : await createHash(code);
  if (code !== editor.value) return;
  if (hash.length > MAX_ADDRESS_LENGTH) {
    announce('The code is too long for an address.');
    return;
  }
  known = hash;
  history.replaceState(null, '', hash);
}

async function update(): Promise<void> {
  clearTimeout(timer);
  showResult();
  await keepInAddress();
}

function setCode(code: string): void {
  editor.value = code;
  original = code;
  address.closest('p')!.hidden = true;
  announce('');
  showResult();
}

/** Shows what the address names, or the first example. */
async function openAddress(): Promise<void> {
  known = location.hash;
  const shown = await readHash(location.hash);
  if (shown && 'code' in shown) {
    picker.value = '';
    setCode(shown.code);
  } else await openExample(shown?.example ?? picker.dataset.first ?? '');
  if (!shown && location.hash.startsWith('#code=')) announce('The code of this address cannot be read.');
}

async function openExample(name: string): Promise<void> {
  const example = await loadExample(name);
  if (!example) {
    announce('There is no such example.');
    return;
  }
  picker.value = name;
  setCode(example.code);
}

async function loadExample(name: string): Promise<Example | undefined> {
  const [element = '', slug = ''] = name.split('/');
  const response = await fetch(`/playground/examples/${element}.json`).catch(() => undefined);
  if (!response?.ok) return undefined;
  return ((await response.json()) as Record<string, Example>)[slug];
}

async function share(): Promise<void> {
  await update();
  address.value = location.href;
  const copied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  );
  if (copied) return announce('Address copied');
  address.closest('p')!.hidden = false;
  address.select();
}

function announce(text: string): void {
  status.textContent = text;
}

const tab: TabState = { leaves: false };
editor.addEventListener('keydown', (event) => insertTab(event, tab));
editor.addEventListener('blur', () => {
  tab.leaves = false;
});
editor.addEventListener('input', () => {
  announce('');
  clearTimeout(timer);
  timer = setTimeout(() => void update(), PAUSE_MS);
});
picker.addEventListener('change', () => void openExample(picker.value).then(keepInAddress));
root.querySelector('[data-reset]')!.addEventListener('click', () => {
  setCode(original);
  announce('Reset');
  void keepInAddress();
});
root.querySelector('[data-share]')!.addEventListener('click', () => void share());
addEventListener('hashchange', () => {
  if (location.hash !== known) void openAddress();
});
new MutationObserver(showResult).observe(document.documentElement, { attributeFilter: ['data-scheme'] });
void openAddress();
