// Core Web Vitals of the page view, each with an attribution. Loaded after consent.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export interface Vital {
  readonly name: Metric['name'];
  /** In ms; CLS has no unit. */
  readonly value: number;
  readonly rating: Metric['rating'];
  /** Id of the page view; a page restored from the back/forward cache starts a new one. */
  readonly id: string;
  readonly navigationType: Metric['navigationType'];
  /** Short selector of the affected element; empty if unknown. */
  readonly target: string;
  /** Type of the interaction, or URL of the image. */
  readonly cause: string;
}

/**
 * @returns a function that stops reporting
 */
export function onVital(listener: (vital: Vital) => void): () => void {
  let isStopped = false;
  const report = ({ name, value, rating, id, navigationType, entries }: Metric) => {
    if (!isStopped) listener({ name, value, rating, id, navigationType, ...getAttribution(name, entries) });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
  return () => {
    isStopped = true;
  };
}

type Entry = Partial<LayoutShift & LargestContentfulPaint & PerformanceEventTiming>;

function getAttribution(name: Metric['name'], all: readonly Entry[]): Pick<Vital, 'target' | 'cause'> {
  let node: Node | null | undefined;
  let cause: string | undefined;
  if (name === 'LCP') {
    const last = all.at(-1);
    node = last?.element;
    // Without the query, which may contain personal data.
    cause = last?.url?.split('?')[0];
  }
  if (name === 'INP') ({ target: node, name: cause } = getLargest(all, 'duration'));
  if (name === 'CLS') node = getLargest(all, 'value').sources?.[0]?.node;
  return { target: getSelector(node), cause: cause ?? '' };
}

const getLargest = (entries: readonly Entry[], key: 'duration' | 'value'): Entry =>
  entries.reduce<Entry>((largest, entry) => ((entry[key] ?? 0) > (largest[key] ?? 0) ? entry : largest), {});

/** The part of a layout shift entry that is read; TypeScript lacks its type. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node }[];
}

function getSelector(node: Node | null | undefined): string {
  if (!(node instanceof Element)) return '';
  const name = node.localName;
  return node.id ? `${name}#${node.id}` : [name, ...node.classList].slice(0, 3).join('.');
}
