/** Journal and events of the example restaurant, for the year around the start of the server. */
import * as v from 'valibot';
import type { ContentCollection } from '../../core/content/content-item';
import { getZonedTime } from '../../core/zoned-time';
import type { Queryable } from '../db/db';
import { ShopSettingsSchema } from '../domain/shop-settings';
import { sha256 } from '../domain/signing';
import { addContentCollection } from '../stores/content-collections';
import { type ImportedItem, importItems } from '../stores/content-import';
import { putDocument } from '../stores/site-documents';
import { autumnEvents } from './restaurant-events-autumn';
import { springEvents } from './restaurant-events-spring';
import { autumnPosts } from './restaurant-journal-autumn';
import { springPosts } from './restaurant-journal-spring';
import {
  AUTHORS,
  type ExampleEvent,
  type ExamplePost,
  PICTURES,
  PLACES,
  type RestaurantPicture,
} from './restaurant-parts';

const JOURNAL: ContentCollection = {
  id: 'restaurant-journal',
  kind: 'blog',
  title: 'Journal',
  description: 'Notes from the kitchen, the garden and the harbour of Alder & Salt.',
  path: '/sites/restaurant/journal/',
};

const EVENTS: ContentCollection = {
  id: 'restaurant-events',
  kind: 'events',
  title: 'Events',
  description: 'Suppers, classes, markets and music at Alder & Salt.',
  path: '/sites/restaurant/events/',
};

/** Time zone of the example site. */
const TIME_ZONE = 'Europe/Amsterdam';

const DAY_MS = 86_400_000;
const HALF_YEAR_MS = 182 * DAY_MS;

/** Events are announced this long in advance, so that all events of the next half year are public. */
const ANNOUNCED_MS = 200 * DAY_MS;

/**
 * Adds journal and events, and sets the time zone of the site.
 * @param now in milliseconds since 1970; later starts add the events of the half year that follows
 */
export async function addRestaurant(db: Queryable, siteId: string, now: number): Promise<void> {
  await putDocument(db, siteId, 'shop', v.parse(ShopSettingsSchema, { timeZone: TIME_ZONE }));
  for (const collection of [JOURNAL, EVENTS]) await addContentCollection(db, siteId, collection);
  await importItems(
    db,
    siteId,
    JOURNAL,
    [...springPosts, ...autumnPosts].map((post) => toPost(post, now, TIME_ZONE)),
    now,
  );
  await importItems(
    db,
    siteId,
    EVENTS,
    [...springEvents, ...autumnEvents].flatMap((event) => toEvents(event, now, TIME_ZONE)),
    now,
  );
}

/** Published on the most recent occurrence of its day; a draft was last changed then. */
function toPost({ day, author, picture, ...post }: ExamplePost, now: number, timeZone: string): ImportedItem {
  const year = new Date(now).getUTCFullYear();
  const times = [year, year - 1].map((one) => getZonedTime(`${one}-${day}`, 8, timeZone));
  return {
    draft: false,
    ...post,
    id: createItemId('journal', post.slug),
    author: AUTHORS[author],
    publishedAt: times.find((time) => time <= now) ?? times[1]!,
    picture: toPicture(picture),
  };
}

/** Occurrences within half a year of `now`: one, rarely two. */
function toEvents(event: ExampleEvent, now: number, timeZone: string): ImportedItem[] {
  const year = new Date(now).getUTCFullYear();
  return [year - 1, year, year + 1]
    .map((one) => toEvent(event, one, timeZone))
    .filter(({ startAt = 0 }) => Math.abs(startAt - now) <= HALF_YEAR_MS);
}

function toEvent(event: ExampleEvent, year: number, timeZone: string): ImportedItem {
  const { day, weekday, from, hours, picture, place = 'house', slug, ...texts } = event;
  const first = new Date(`${year}-${day}T00:00:00Z`);
  const wait = (weekday - first.getUTCDay() + 7) % 7;
  const date = new Date(first.getTime() + wait * DAY_MS).toISOString().slice(0, 10);
  const startAt = getZonedTime(date, from, timeZone);
  return {
    ...texts,
    id: createItemId('events', `${slug}-${year}`),
    slug: `${slug}-${year}`,
    author: AUTHORS.marit,
    publishedAt: startAt - ANNOUNCED_MS,
    startAt,
    endAt: startAt + hours * 3_600_000,
    location: PLACES[place],
    picture: toPicture(picture),
    draft: false,
  };
}

/** Id of a post or an event. */
export const createItemId = (collection: string, slug: string): string =>
  sha256(`restaurant/${collection}/${slug}`).slice(0, 24);

const toPicture = (subject: RestaurantPicture) => ({
  src: `/pictures/restaurant-${subject}-1000.webp`,
  width: 1000,
  height: 667,
  alt: PICTURES[subject],
});
