// Consent page: shows storage, requests, tags and Google Consent Mode commands live.
import { describeCall, describeEntry } from './purposes';
import { addRow, sum } from './rows';

/** Polling interval in ms; most storage APIs have no change event. */
const UPDATE_INTERVAL = 500;

const ANSWERS: Record<string, [string, string]> = {
  pending: ['No choice yet', 'Nothing optional is stored or sent. The tags below are blocked.'],
  granted: ['Accepted', 'Visits are counted and the tags run. The choice is stored for 30 days.'],
  denied: ['Declined', 'Nothing optional is stored or sent; existing data was deleted.'],
  signalled: [
    'Declined by your browser',
    'It sends Global Privacy Control, which counts as declining until you choose otherwise. Nothing optional is stored or sent.',
  ],
};

const one = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);
const list = (name: string) => one(name) as HTMLUListElement | null;

function showAnswer(): void {
  const state = document.documentElement.dataset.siteConsent ?? 'pending';
  // Falls back to the state set by Global Privacy Control.
  const isSignalled = state === 'denied' && !/(^|; )ss_cookieAllowed=/.test(document.cookie);
  const [title = '', about = ''] = ANSWERS[isSignalled ? 'signalled' : state] ?? [];
  one('answer')?.setAttribute('data-state', state);
  write('answer-state', title);
  write('answer-about', about);
}

function write(name: string, text: string): void {
  const place = one(name);
  if (place && place.textContent !== text) place.textContent = text;
}

async function showEntries(): Promise<void> {
  const databases = await indexedDB.databases().catch(() => []);
  const found = [
    ...document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => ['Cookie', pair.split('=')[0] ?? ''] as const),
    ...Object.keys(localStorage).map((key) => ['localStorage', key] as const),
    ...Object.keys(sessionStorage).map((key) => ['sessionStorage', key] as const),
    ...databases.map(({ name = '' }) => ['Database', name] as const),
  ];
  const rows = list('kept');
  if (!rows || rows.dataset.shown === found.join('|')) return;
  rows.dataset.shown = found.join('|');
  rows.replaceChildren();
  for (const [kind, name] of found) addRow(rows, { name, kind, ...describeEntry(name) });
  write('kept-sum', sum(rows));
}

function showSent(entries: readonly PerformanceEntry[]): void {
  const rows = list('sent');
  for (const { name } of entries) {
    const { pathname } = new URL(name);
    const about = describeCall(pathname);
    if (rows && about) addRow(rows, { name: pathname, kind: 'Request', ...about });
  }
  if (rows) write('sent-sum', sum(rows));
}

function showTags(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-tag]')) {
    const tag = document.querySelector<HTMLElement>(`main ${row.dataset.tag}[data-consent]`);
    const isRunning = tag?.hasAttribute('src') && (tag as HTMLScriptElement).type !== 'text/plain';
    row.dataset.kind = isRunning ? 'optional' : 'waits';
    const chip = row.querySelector('.chip');
    const text = isRunning ? 'runs' : 'waits';
    if (chip && chip.textContent !== text) chip.textContent = text;
  }
}

function showSignals(): void {
  const commands = (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
  const rows = list('google');
  for (const command of [...commands].slice(rows?.children.length ?? 0)) {
    const [, what, values] = Array.from(command) as [string, string, Record<string, string>];
    const granted = Object.entries(values ?? {}).filter(([, value]) => value === 'granted');
    const about = granted.map(([name]) => name).join(', ');
    if (rows) addRow(rows, { name: String(what), kind: 'Granted', about, isOptional: granted.length > 1 });
  }
}

function show(): void {
  showAnswer();
  showTags();
  showSignals();
  void showEntries();
}

one('answer-forget')?.addEventListener('click', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: works in every browser
  document.cookie = 'ss_cookieAllowed=; path=/; max-age=0';
  location.reload();
});
new PerformanceObserver((seen) => showSent(seen.getEntries())).observe({ type: 'resource', buffered: true });
document.addEventListener('site-services-consent', show);
setInterval(show, UPDATE_INTERVAL);
show();
