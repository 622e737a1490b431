// First day of the week of <site-calendar>: months of the browser and of the server start on the same day.
import '../../../elements/site-calendar';
import { expect, fixture, html } from '@open-wc/testing';
import { getWeekStart } from '../../core/content/week-start';
import { provideServices } from '../../kit/testing/provide-services';
import { waitUntil } from '../../kit/testing/wait';
import './month-view';

const DAYS = ['', 'Monday', '', '', '', '', 'Saturday', 'Sunday'];

it('starts the week on the same day as the server [BLK-006]', async () => {
  const provided = provideServices({ url: location.href });
  Object.assign(provided.services, {
    calls: { content: { itemsByMonth: () => Promise.resolve({ ok: true, data: [] }) } },
  });
  const starts: string[] = [];
  for (const lang of 'en-US en-GB de-DE ar-EG he-IL fa-IR pt-BR pt-PT en de ar he fa pt'.split(' ')) {
    const element = await fixture<HTMLElement>(
      html`<site-calendar lang=${lang} collection-id="c1" time-zone="UTC" month="1-2026"></site-calendar>`,
    );
    await waitUntil(() => element.querySelector('th'), lang);
    const name = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
    const first = element.querySelector('th')!.abbr;
    const day = [1, 6, 7].find((weekday) => name.format(Date.UTC(2024, 0, weekday)) === first);
    expect(day, lang).to.equal(getWeekStart(lang));
    starts.push(DAYS[day!]!);
  }
  provided.stop();
  expect(new Set(starts)).to.deep.equal(new Set(['Sunday', 'Monday', 'Saturday']));
});
