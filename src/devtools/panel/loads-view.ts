// View of the library's scripts and style sheets that were loaded, when and why.
import { h, row, table } from './dom';
import type { LoadReasons } from './load-reasons';
import type { View } from './tabs';

const ELEMENT = /\/(site-[a-z-]+)\.js$/;
const LIBRARY = /\/(?:autoload|dev|extended-registry|site-[a-z-]+)\.js$/;

export interface LoadsView extends View {
  stop(): void;
}

/** @param onLoad called after each load */
export function createLoadsView(reasons: LoadReasons, onLoad: () => void): LoadsView {
  const content = table('Files of the library', ['File', 'At', 'Took', 'Size', 'Why'], []);
  const body = content.tBodies[0] as HTMLTableSectionElement;
  const empty = h('p', { class: 'empty' }, 'No files: a script of the page contains the elements.');
  const node = h('div', { class: 'loads' }, content, empty);
  const waiting: PerformanceResourceTiming[] = [];
  const folders = new Set<string>();

  const observer = new PerformanceObserver((list) => {
    reasons.note();
    waiting.push(...(list.getEntries() as PerformanceResourceTiming[]));
    for (const { name } of waiting) if (LIBRARY.test(getPath(name))) folders.add(new URL('.', name).href);
    for (const entry of waiting.splice(0)) {
      const folder = [...folders].find((one) => entry.name.startsWith(one));
      if (folder) body.append(toRow(entry, folder, reasons));
      // A later file may reveal the folder.
      else if (folders.size === 0) waiting.push(entry);
    }
    onLoad();
  });
  // WebKit delivers buffered entries synchronously, before the panel is complete.
  queueMicrotask(() => observer.observe({ type: 'resource', buffered: true }));

  return {
    name: 'Loading',
    node,
    count: () => body.rows.length,
    update() {
      empty.hidden = body.rows.length > 0;
      content.hidden = !empty.hidden;
    },
    stop: () => observer.disconnect(),
  };
}

function toRow(entry: PerformanceResourceTiming, folder: string, reasons: LoadReasons): HTMLElement {
  const { name, startTime, duration, encodedBodySize } = entry;
  return row([
    h('code', {}, getPath(name).slice(getPath(folder).length)),
    `${Math.round(startTime)} ms`,
    `${Math.round(duration)} ms`,
    encodedBodySize > 0 ? `${(encodedBodySize / 1024).toFixed(1)} KiB` : '–',
    explain(entry, reasons),
  ]);
}

function explain({ name, startTime }: PerformanceResourceTiming, reasons: LoadReasons): string {
  const path = getPath(name);
  const tag = ELEMENT.exec(path)?.[1];
  if (tag) return reasons.explain(tag, startTime);
  if (path.endsWith('/extended-registry.js')) return 'an element that few pages contain';
  if (path.includes('/chunks/') || path.includes('/assets/')) return 'part of the elements above';
  return 'the page';
}

const getPath = (url: string): string => new URL(url, document.baseURI).pathname;
