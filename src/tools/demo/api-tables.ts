// Reference tables for the page of an element.
import { escapeHtml, proseMarkup } from './html';
import type { ElementInfo, Entry } from './manifest';

interface Table {
  id: string;
  title: string;
  entries: Entry[];
  /** Column headings; the second column is omitted if no row has a type. */
  columns: readonly [string, string, string];
  /** Text for an empty table; without it, the table is omitted. */
  none?: string;
}

/** All non-empty tables, each with a heading. */
export function apiTables(element: ElementInfo): string {
  return getTables(element).map(tableMarkup).join('\n');
}

/** Methods and properties other than options. */
export function getOtherMembers({ attributes, members }: ElementInfo): Entry[] {
  const options = new Set(attributes.map(({ property }) => property));
  return members.filter(({ name, type }) => type !== '' && !options.has(name));
}

function getTables(element: ElementInfo): Table[] {
  return [
    {
      id: 'attributes',
      title: 'Attributes',
      entries: element.attributes,
      columns: ['Attribute and property', 'Type and default', 'Meaning'],
    },
    {
      id: 'properties',
      title: 'Properties and methods',
      entries: getOtherMembers(element),
      columns: ['For script', 'Type and default', 'Meaning'],
    },
    { id: 'events', title: 'Events', entries: element.events, columns: ['Event', 'Type', 'Meaning'] },
    { id: 'slots', title: 'Slots', entries: element.slots, columns: ['Slot', '', 'Content'] },
    { id: 'parts', title: 'Parts', entries: element.parts, columns: ['Part', '', 'What it is'] },
    {
      id: 'custom-properties',
      title: 'Custom properties',
      entries: element.properties,
      columns: ['Property', '', 'Meaning'],
    },
  ];
}

function tableMarkup({ id, title, entries, columns }: Table): string {
  if (entries.length === 0) return '';
  const [first, second, third] = columns;
  const typed = second !== '';
  const head = [first, ...(typed ? [second] : []), third].map(
    (name) => `<th role="columnheader" scope="col">${name}</th>`,
  );
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
<table role="table" class="api${typed ? '' : ' api-short'}">
<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>
<tbody role="rowgroup">${entries.map((entry) => rowMarkup(entry, typed)).join('\n')}</tbody>
</table>
</section>`;
}

function rowMarkup({ name, property, type, initial, description }: Entry, typed: boolean): string {
  const shown = name === '' ? '<span class="unnamed">default</span>' : `<code>${escapeHtml(name)}</code>`;
  const script = property && property !== name ? `<span class="property">${escapeHtml(property)}</span>` : '';
  const value =
    initial === ''
      ? ''
      : ` <span class="initial"><span class="spoken">default </span><code>${escapeHtml(initial)}</code></span>`;
  const middle = typed ? `<td role="cell"><code class="type">${breakable(type)}</code>${value}</td>` : '';
  return `<tr role="row"><th role="rowheader" scope="row">${shown}${script}</th>${middle}<td role="cell">${proseMarkup(description)}</td></tr>`;
}

/** Allows line breaks in long union types. */
function breakable(type: string): string {
  return escapeHtml(type).replaceAll(' | ', ' |<wbr> ');
}
