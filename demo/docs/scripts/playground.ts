// Playground: controls set the attributes of a live element; its markup and events are shown.
import { type ControlState, wantedAttributes, withAttributes } from './attributes';
import { type Token, tokensOf } from './tokens';

const EVENTS_KEPT = 6;

/** Connects a playground section: stage, controls, code and event log. */
export function startPlayground(section: HTMLElement): void {
  const stage = section.querySelector<HTMLElement>('[data-stage]');
  const frame = stage?.querySelector('iframe');
  const findLive = () =>
    (frame ? frame.contentDocument : stage)?.querySelector<HTMLElement>(section.dataset.playground ?? '') ??
    undefined;
  const connected = new WeakSet<HTMLElement>();
  const follow = connectControls(section, findLive);
  const listen = () => {
    const live = findLive();
    if (!live || connected.has(live)) return;
    connected.add(live);
    connectEvents(section, live);
    new MutationObserver(follow).observe(live, { attributes: true });
  };
  section
    .querySelector('[data-shows]')
    ?.addEventListener('click', () => findLive()?.setAttribute('open', ''));
  if (!frame || frame.contentDocument?.readyState === 'complete') listen();
  if (!frame) return;
  // A new document shows the element in its initial state.
  section
    .querySelector('[data-controls]')
    ?.addEventListener('reset', () => frame.contentWindow?.location.reload());
  frame.addEventListener('load', listen);
}

/** @returns updates checkboxes from the element, for example when it removes `open` */
function connectControls(section: HTMLElement, findLive: () => HTMLElement | undefined): () => void {
  const form = section.querySelector<HTMLFormElement>('[data-controls]');
  const code = section.querySelector('code');
  if (!form || !code) return () => {};
  const markup = code.textContent ?? '';
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  const initial = JSON.parse(section.dataset.initial ?? '{}') as Record<string, string>;
  const kept = new Map(
    Object.entries(initial).filter(([name]) => !controls.some((control) => control.name === name)),
  );
  const write = (wanted: ReadonlyMap<string, string>) => {
    code.replaceChildren(...tokensOf(withAttributes(markup, wanted, kept)).map(renderToken));
    showRelevantControls(form);
  };
  const show = () => {
    const live = findLive();
    const wanted = wantedAttributes(controls.map(readControl));
    for (const { name } of controls) if (live) setAttribute(live, name, wanted.get(name));
    write(wanted);
  };
  form.hidden = false;
  showRelevantControls(form);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', show);
  // Controls are reset after the event.
  form.addEventListener('reset', () => setTimeout(show));
  return () => {
    const live = findLive();
    for (const control of controls)
      if (live && isFlag(control) && control.dataset.default === 'false')
        control.checked = live.hasAttribute(control.name);
    write(wantedAttributes(controls.map(readControl)));
  };
}

/** Shows a control only for certain values of another one: `data-when="design=grid design=list"`. */
function showRelevantControls(form: HTMLFormElement): void {
  const values = new FormData(form);
  for (const control of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const conditions = (control.dataset.when ?? '').split(' ').map((one) => one.split('='));
    control.hidden = !conditions.some(([name = '', value]) => values.get(name) === value);
  }
}

function renderToken({ text, kind }: Token): string | HTMLElement {
  if (!kind) return text;
  const span = document.createElement('span');
  span.className = kind;
  span.textContent = text;
  return span;
}

const isFlag = (control: HTMLInputElement | HTMLSelectElement): control is HTMLInputElement =>
  control.type === 'checkbox';

function readControl(control: HTMLInputElement | HTMLSelectElement): ControlState {
  const flag = isFlag(control);
  return {
    name: control.name,
    kind: flag ? 'flag' : 'value',
    value: flag ? String(control.checked) : control.value,
    initial: control.dataset.default ?? '',
  };
}

function setAttribute(live: HTMLElement, name: string, value: string | undefined): void {
  if (live.getAttribute(name) === (value ?? null)) return;
  if (value === undefined) live.removeAttribute(name);
  else live.setAttribute(name, value);
}

function connectEvents(section: HTMLElement, live: HTMLElement): void {
  const log = section.querySelector<HTMLElement>('[data-events-log]');
  const list = log?.querySelector('ol');
  if (!log || !list) return;
  for (const type of (section.dataset.events ?? '').split(' ')) {
    live.addEventListener(type, (event) => {
      log.hidden = false;
      list.prepend(lineOf(event));
      while (list.childElementCount > EVENTS_KEPT) list.lastElementChild?.remove();
    });
  }
}

function lineOf(event: Event): HTMLLIElement {
  const line = document.createElement('li');
  const name = document.createElement('code');
  name.textContent = event.type;
  const { detail } = event as CustomEvent<unknown>;
  line.append(name, detail == null ? '' : ` ${JSON.stringify(detail)}`);
  return line;
}
