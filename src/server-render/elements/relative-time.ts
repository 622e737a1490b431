// Renders a date in the language of the page into an empty `<time>`. Within a minute of the date, the script shows the elapsed
// time.
import { getLanguage } from '../host/messages';
import { append, escapeValue } from '../host/patch';
import type { ElementRenderer } from '../host/types';

export const renderRelativeTime: ElementRenderer = (host, { timeZone }) => {
  const time = host.querySelector('time');
  const date = new Date(time?.getAttribute('datetime') ?? '');
  if (!time?.read.endStart || time.textContent.trim() || Number.isNaN(date.getTime())) return null;
  // A time zone that was not chosen explicitly is named.
  const format: Intl.DateTimeFormatOptions = timeZone
    ? { dateStyle: 'long', timeStyle: 'short', timeZone }
    : { dateStyle: 'long', timeStyle: 'long' };
  const text = new Intl.DateTimeFormat(getLanguage(host) || 'en', format).format(date);
  return { insertions: [append(time, escapeValue(text))] };
};
