/** Settings of a summary block, as templates output them. Pure. */
import { isRecord, readArray, readNumber, readRecord, readString } from '../../core/read';

/** Layouts of a summary (SUM-003), by the names that blocks use. */
const DESIGNS: Readonly<Record<string, string>> = {
  wall: 'wall',
  autocolumns: 'wall',
  carousel: 'carousel',
  list: 'list',
  grid: 'grid',
  autogrid: 'grid',
};

/** Default and maximum number of items in a summary. */
const ITEMS = 10;
const MAX_ITEMS = 30;

/** Maximum number of labels in a filter. */
const MAX_LABELS = 20;

export interface SummarySettings {
  /** `list` if unknown. */
  design: string;
  limit: number;
  tags: string[];
  categories: string[];
  /** For events; undefined for all. */
  when: 'past' | 'upcoming' | undefined;
}

/** @param value untrusted */
export function readSummarySettings(value: unknown): SummarySettings {
  const settings = isRecord(value) ? value : {};
  const filter = readRecord(settings.filter) ?? {};
  const design = readString(settings.design).toLowerCase();
  return {
    design: (Object.hasOwn(DESIGNS, design) && DESIGNS[design]) || 'list',
    limit: Math.trunc(
      Math.min(Math.max(1, readNumber(settings.pageSize ?? settings.limit, ITEMS)), MAX_ITEMS),
    ),
    tags: readLabels(filter.tag ?? filter.tags ?? settings.tag ?? settings.tags),
    categories: readLabels(filter.category ?? filter.categories ?? settings.category ?? settings.categories),
    when: readWhen(readString(settings.showPastOrUpcomingEvents).toLowerCase()),
  };
}

const readWhen = (text: string): SummarySettings['when'] =>
  text === 'all' ? undefined : text === 'past' ? 'past' : 'upcoming';

/** One name, or a list of names. */
const readLabels = (value: unknown): string[] =>
  (typeof value === 'string' ? [value] : readArray(value))
    .map((one) => readString(one).trim())
    .filter(Boolean)
    .slice(0, MAX_LABELS);
