/** Metrics in the text format of Prometheus (0.0.4). */

export type Labels = Readonly<Record<string, string>>;

/** A value that only increases. */
export interface Counter {
  add(labels: Labels, amount?: number): void;
}

/** The distribution of durations in seconds. */
export interface Histogram {
  observe(labels: Labels, seconds: number): void;
}

/** Values with their labels, read when the metrics are. */
export type Reading = readonly (readonly [labels: Labels, value: number])[];

export interface Registry {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string, buckets: readonly number[]): Histogram;
  /** Registers a value that is read with the metrics; it is left out if it cannot be read. */
  read(name: string, help: string, type: 'counter' | 'gauge', read: () => Reading | Promise<Reading>): void;
  render(): Promise<string>;
  /** The values, before formatting. */
  measure(): Promise<Measured[]>;
}

/** A metric with its values. */
export interface Measured extends Pick<Family, 'name' | 'help' | 'type'> {
  points: readonly Point[];
}

/** For a histogram, `value` is the sum; `counts` has one more item than the boundaries, and is not cumulative. */
interface Point {
  labels: Labels;
  value: number;
  buckets?: { boundaries: readonly number[]; counts: readonly number[] };
}

type Sample = readonly [name: string, labels: Labels, value: number];

interface Family {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  collect(): readonly Sample[] | Promise<readonly Sample[]>;
  /** Points of a histogram. */
  points?(): readonly Point[];
}

interface Distribution {
  labels: Labels;
  counts: number[];
  count: number;
  sum: number;
}

export function createRegistry(): Registry {
  const families: Family[] = [];
  return {
    counter(name, help) {
      const values = new Map<string, { labels: Labels; value: number }>();
      const collect = (): Sample[] => [...values.values()].map(({ labels, value }) => [name, labels, value]);
      families.push({ name, help, type: 'counter', collect });
      return {
        add(labels, amount = 1) {
          getOrCreate(values, labels, () => ({ labels, value: 0 })).value += amount;
        },
      };
    },
    histogram(name, help, buckets) {
      const values = new Map<string, Distribution>();
      const collect = (): Sample[] => [...values.values()].flatMap((one) => toSamples(name, buckets, one));
      const points = (): Point[] => [...values.values()].map((one) => toPoint(buckets, one));
      families.push({ name, help, type: 'histogram', collect, points });
      const create = (labels: Labels) => ({ labels, counts: buckets.map(() => 0), count: 0, sum: 0 });
      return {
        observe(labels, seconds) {
          const found = getOrCreate(values, labels, () => create(labels));
          found.count++;
          found.sum += seconds;
          for (const [index, limit] of buckets.entries())
            if (seconds <= limit) found.counts[index] = (found.counts[index] ?? 0) + 1;
        },
      };
    },
    read(name, help, type, read) {
      const collect = async (): Promise<Sample[]> =>
        (await read()).map(([labels, value]) => [name, labels, value]);
      families.push({ name, help, type, collect });
    },
    measure: () => Promise.all(families.map(measureFamily)),
    async render() {
      const texts = await Promise.all(families.map(renderFamily));
      return texts.join('');
    },
  };
}

function getOrCreate<T>(values: Map<string, T>, labels: Labels, create: () => T): T {
  const key = JSON.stringify(labels);
  const found = values.get(key) ?? create();
  values.set(key, found);
  return found;
}

/** Buckets are cumulative; the last one counts everything. */
function toSamples(
  name: string,
  buckets: readonly number[],
  { labels, counts, count, sum }: Distribution,
): Sample[] {
  const limits = [...buckets.map(String), '+Inf'];
  return [
    ...limits.map((le, index): Sample => [`${name}_bucket`, { ...labels, le }, counts[index] ?? count]),
    [`${name}_sum`, labels, sum],
    [`${name}_count`, labels, count],
  ];
}

function toPoint(boundaries: readonly number[], { labels, counts, count, sum }: Distribution): Point {
  const upTo = [...boundaries.map((_, index) => counts[index] ?? 0), count];
  const single = upTo.map((value, index) => value - (upTo[index - 1] ?? 0));
  return { labels, value: sum, buckets: { boundaries, counts: single } };
}

async function measureFamily({ name, help, type, collect, points }: Family): Promise<Measured> {
  if (points) return { name, help, type, points: points() };
  const samples = await Promise.resolve()
    .then(collect)
    .catch((): readonly Sample[] => []);
  return { name, help, type, points: samples.map(([, labels, value]) => ({ labels, value })) };
}

async function renderFamily({ name, help, type, collect }: Family): Promise<string> {
  const samples = await Promise.resolve()
    .then(collect)
    .catch((): readonly Sample[] => []);
  const lines = samples.map(([sample, labels, value]) => `${sample}${renderLabels(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function renderLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeLabel = (value: string): string =>
  value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
