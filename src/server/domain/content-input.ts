/** Reads and validates what the owner enters about a content item. Pure. */
import type {
  ContentCollection,
  ContentItem,
  ContentLocation,
  ContentPicture,
} from '../../core/content/content-item';
import { MAX_NAMES, RESERVED_SLUGS } from '../../core/content/list-address';
import { workflowStates } from '../../core/enums/content';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '../../core/limits';
import { inputMessages } from '../../core/messages/input-messages';
import { getZonedDate, getZonedDateTime } from '../../core/time-zone';
import { fillUrlPattern } from '../../core/url-pattern';
import { getZonedTime } from '../../core/zoned-time';
import { type FieldErrors, type Fields, isPictureAddress, PICTURE_PROBLEM, type Read } from './catalog-input';
import { readLabels } from './content-label';
import { toSlug } from './slug';

/** Values of an item, without its id. */
export interface ItemInput {
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  body: string;
  /** Display name. */
  author: string;
  categories: readonly string[];
  tags: readonly string[];
  /** Epoch milliseconds. */
  publishedAt: number;
  startAt?: number | undefined;
  endAt?: number | undefined;
  location?: ContentLocation | undefined;
  picture?: ContentPicture | undefined;
  draft: boolean;
}

/** ENM-012; a published item whose time has not come is scheduled. */
const STATES = workflowStates.filter((state) => state !== 'scheduled');

const MAX_TITLE = 200;
const MAX_EXCERPT = 1000;
export const MAX_BODY = 200_000;
const MAX_NAME = 100;
const MAX_SLUG = 100;
const MAX_LABELS = 50;
const MAX_PIXELS = 20_000;

/**
 * @param timeZone time zone of the entered dates
 * @param now publication time of an item without a date
 */
export function readItemInput(
  fields: Fields,
  { kind, urlPattern = '' }: Pick<ContentCollection, 'kind' | 'urlPattern'>,
  timeZone: string,
  now: number,
): Read<ItemInput> {
  const errors: FieldErrors = {};
  const text = (name: string, max: number, required?: string): string => {
    const value = (fields[name] ?? '').trim();
    if (required && !value) errors[name] = required;
    else if (value.length > max) errors[name] = `Use at most ${max.toLocaleString('en')} characters.`;
    return value;
  };
  const time = (name: string): number | undefined => {
    const value = (fields[name] ?? '').trim();
    const read = value ? parseDateTime(value, timeZone) : undefined;
    if (value && read === undefined) errors[name] = 'Enter a date and a time, such as 2026-11-24T19:30.';
    return read;
  };
  const title = text('title', MAX_TITLE, 'Enter a title.');
  const publishedAt = time('publishedAt') ?? now;
  const toAddress = (name: string) => fillUrlPattern(urlPattern, getZonedDate(publishedAt, timeZone), name);
  const slug = readSlug(text('slug', MAX_SLUG), title, toAddress, errors);
  if (!STATES.some((one) => one === fields.state)) errors.state = inputMessages.notAnOption;
  const value: ItemInput = {
    title,
    slug,
    excerpt: text('excerpt', MAX_EXCERPT),
    body: text('body', MAX_BODY),
    author: text('author', MAX_NAME, 'Enter the name of the author.'),
    categories: readLabelField('categories', fields, MAX_CATEGORY_LENGTH, errors),
    tags: readLabelField('tags', fields, MAX_TAG_LENGTH, errors),
    publishedAt,
    ...(kind === 'events' && readEvent(fields, time, text, errors)),
    picture: readPicture(fields, errors),
    draft: fields.state === 'draft',
  };
  return Object.keys(errors).length > 0 ? { errors } : { value };
}

/** The values of the form for a stored item. */
export function toItemFields(item: ContentItem & { slug: string }, timeZone: string): Fields {
  const time = (value: number | undefined): string =>
    value === undefined ? '' : getZonedDateTime(value, timeZone);
  const { picture, location } = item;
  return {
    title: item.title,
    slug: item.slug,
    excerpt: item.excerpt,
    body: item.body ?? '',
    author: item.author.name,
    categories: item.categories.join(', '),
    tags: item.tags.join(', '),
    publishedAt: time(item.publishedAt),
    startAt: time(item.startAt),
    endAt: time(item.endAt),
    locationTitle: location?.addressTitle ?? '',
    locationAddress: location?.addressLine1 ?? '',
    picture: picture?.src ?? '',
    pictureWidth: picture ? String(picture.width) : '',
    pictureHeight: picture ? String(picture.height) : '',
    pictureAlt: picture?.alt ?? '',
    state: item.draft ? 'draft' : 'published',
  };
}

/** Reads the value of a native control for date and time; undefined for anything else. */
function parseDateTime(text: string, timeZone: string): number | undefined {
  const [, date = '', hour, minute] =
    /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/.exec(text) ?? [];
  const day = new Date(`${date}T00:00:00Z`);
  const isDate = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
  return isDate ? getZonedTime(date, Number(hour) + Number(minute) / 60, timeZone) : undefined;
}

/** An entered text is the slug; otherwise the pattern of the collection creates one from the title. */
function readSlug(
  entered: string,
  title: string,
  toAddress: (name: string) => string,
  errors: FieldErrors,
): string {
  if (!entered) {
    const [slug, address] = [toSlug(title, 'item'), toAddress(toSlug(title, 'item'))];
    return isReserved(address) ? toAddress(`${slug}-1`) : address;
  }
  const slug = entered
    .split('/')
    .map((name) => toSlug(name, 'item'))
    .join('/');
  if (slug !== entered || slug.split('/').length > MAX_NAMES)
    errors.slug ??= `Use lower-case letters, digits and hyphens: ${slug.split('/').slice(0, MAX_NAMES).join('/')}`;
  if (isReserved(slug)) errors.slug ??= `“${slug}” is the address of a page of the collection.`;
  return slug;
}

const isReserved = (slug: string): boolean => RESERVED_SLUGS.includes(slug.split('/')[0] ?? '');

/** LIM-005, LIM-006. */
function readLabelField(
  name: 'tags' | 'categories',
  fields: Fields,
  maxLength: number,
  errors: FieldErrors,
): string[] {
  const labels = readLabels(fields[name] ?? '');
  const long = labels.find((label) => label.length > maxLength);
  if (long) errors[name] = `“${long.slice(0, maxLength)}…” has more than ${maxLength} characters.`;
  else if (labels.length > MAX_LABELS) errors[name] = `Use at most ${MAX_LABELS}, separated by commas.`;
  return labels;
}

function readEvent(
  fields: Fields,
  time: (name: string) => number | undefined,
  text: (name: string, max: number) => string,
  errors: FieldErrors,
): Pick<ItemInput, 'startAt' | 'endAt' | 'location'> {
  const [startAt, endAt] = [time('startAt'), time('endAt')];
  if (!(fields.startAt ?? '').trim()) errors.startAt = 'Enter the start of the event.';
  if (startAt !== undefined && endAt !== undefined && endAt < startAt)
    errors.endAt ??= 'The event ends before it starts.';
  const [addressTitle, addressLine1] = [text('locationTitle', MAX_TITLE), text('locationAddress', MAX_TITLE)];
  if (!addressTitle && addressLine1) errors.locationTitle ??= 'Enter the name of the place.';
  return {
    startAt,
    endAt,
    location: addressTitle ? { addressTitle, ...(addressLine1 && { addressLine1 }) } : undefined,
  };
}

function readPicture(fields: Fields, errors: FieldErrors): ContentPicture | undefined {
  const src = (fields.picture ?? '').trim();
  if (!src) return undefined;
  if (!isPictureAddress(src)) errors.picture = PICTURE_PROBLEM;
  const size = (name: string): number => {
    const value = Number((fields[name] ?? '').trim());
    if (!(Number.isInteger(value) && value > 0 && value <= MAX_PIXELS))
      errors[name] = 'Enter the size of the file in pixels, so that the page does not jump while it loads.';
    return value;
  };
  return {
    src,
    width: size('pictureWidth'),
    height: size('pictureHeight'),
    alt: (fields.pictureAlt ?? '').trim().slice(0, MAX_TITLE),
  };
}
