// Core Web Vitals of the page view, each with an attribution. Loaded after consent.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

export interface Vital {
  readonly name: Metric['name'];
  /** Milliseconds; without a unit for CLS. */
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
 * @returns stops reporting
 */
export function onVital(listener: (vital: Vital) => void): () => void {
  let isStopped = false;
  const report = (metric: Metric) => {
    if (isStopped) return;
    const { name, value, rating, id, navigationType } = metric;
    listener({ name, value, rating, id, navigationType, ...getAttribution(metric) });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
  return () => {
    isStopped = true;
  };
}

function getAttribution({ name, entries }: Metric): Pick<Vital, 'target' | 'cause'> {
  const all = entries as readonly Partial<LayoutShift & LargestContentfulPaint & PerformanceEventTiming>[];
  if (name === 'LCP') {
    const last = all.at(-1);
    // Without the query, which may contain personal data.
    return { target: getSelector(last?.element), cause: last?.url?.split('?')[0] ?? '' };
  }
  if (name === 'INP') {
    const slowest = all.reduce<(typeof all)[number]>(
      (most, entry) => ((entry.duration ?? 0) > (most.duration ?? 0) ? entry : most),
      {},
    );
    return { target: getSelector(slowest.target), cause: slowest.name ?? '' };
  }
  if (name === 'CLS') {
    const largest = all.reduce<(typeof all)[number]>(
      (most, entry) => ((entry.value ?? 0) > (most.value ?? 0) ? entry : most),
      {},
    );
    return { target: getSelector(largest.sources?.[0]?.node), cause: '' };
  }
  return { target: '', cause: '' };
}

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
