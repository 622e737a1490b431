// Summaries of submitted fields in the structure that site builders use in emails, with invented values.
import type { SummaryValue } from '../summary';

export interface PrintedSummary {
  readonly name: string;
  readonly input: {
    readonly field: {
      readonly type: string;
      readonly rawTitle?: string;
      readonly value?: string;
      readonly values?: SummaryValue;
    };
  };
  /** The printed HTML. */
  readonly output: string;
}

const print = (title: string, content: string): string =>
  `<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">${title}:</span> ${content}\n</div>`;
const lines = (...content: readonly string[]): string =>
  `<div style="padding-left:5px;">\n${content.map((line) => `  <div>${line}</div>`).join('\n')}\n</div>`;

const summary = (
  name: string,
  field: PrintedSummary['input']['field'] & { readonly rawTitle: string },
  content: string,
): PrintedSummary => ({ name, input: { field }, output: print(field.rawTitle, content) });

const address = { Line1: '7 Ridge Road', City: 'Albany', State: 'NY', Zip: '12207', Country: 'US' };

export const printedSummaries: readonly PrintedSummary[] = [
  summary(
    'an address of three lines',
    { type: 'address', rawTitle: 'Where', values: { ...address, Line2: 'Rear house' } },
    lines('7 Ridge Road', 'Rear house', 'Albany, NY 12207 US'),
  ),
  summary(
    'an address without a second line',
    { type: 'address', rawTitle: 'Where', values: address },
    lines('7 Ridge Road', 'Albany, NY 12207 US'),
  ),
  summary('a checkbox', { type: 'checkbox', rawTitle: 'Paper', value: 'Cotton' }, 'Cotton'),
  summary(
    'a date',
    { type: 'date', rawTitle: 'Pickup', values: { Month: '3', Day: '21', Year: '2026' } },
    '3/21/2026',
  ),
  summary('an unknown field', { type: 'unknown', rawTitle: 'Note', value: 'Ring twice' }, 'Ring twice'),
  summary(
    'Likert answers',
    { type: 'likert', rawTitle: 'Opinions', values: { 'Good paper': '1', 'Good ink': '-2' } },
    lines(
      '<span style="font-weight:bold;">Good paper:</span> Agree',
      '<span style="font-weight:bold;">Good ink:</span> Strongly Disagree',
    ),
  ),
  summary(
    'a phone number without a country',
    { type: 'phone', rawTitle: 'Phone', values: { Areacode: '555', Prefix: '010', Line: '9999' } },
    '(555) 010-9999',
  ),
  summary(
    'a time',
    { type: 'time', rawTitle: 'Call at', values: { Hour: 7, Minute: 5, Second: 9, Ampm: 'pm' } },
    '7:05:09 pm',
  ),
  summary(
    'a full hour',
    { type: 'time', rawTitle: 'Call at', values: { Hour: 11, Ampm: 'am' } },
    '11:00:00 am',
  ),
];
