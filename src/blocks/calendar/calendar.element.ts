// Element class of <site-calendar>.
import { defineElement } from '../../kit/element/define';
import { CalendarBlock } from './calendar';
import { readContent, readMarkupOptions } from './calendar.content';
import { calendar } from './calendar.contract';
import styles from './calendar.light.css?inline';

export const SiteCalendar = defineElement(calendar, {
  view: CalendarBlock,
  styles: [styles],
  readContent,
  readMarkupOptions,
});
