// Parses the responses of these calls: any JSON in, declared types out. Pure.
import { isRecord, readArray, readBoolean, readRecord, readString } from '../../core/read';
import type { Features } from '../../core/wire/labs';
import type { Language, MultilingualSettings, MultilingualStatus } from '../../core/wire/multilingual';
import type { PlaceDetails, PlacePredictions } from '../../core/wire/places';

/** The template defines the content (API-021). */
export interface HeaderFooter {
  readonly header: unknown;
  readonly footer: unknown;
}

/** The fields of a response, at the top level or under `data` (ruling 22). */
function getContent(body: unknown): Record<string, unknown> {
  const top = readRecord(body) ?? {};
  return readRecord(top.data) ?? top;
}

export const readHtml = (body: unknown): string => readString(getContent(body).html);

export const readLanguages = (body: unknown): readonly Language[] =>
  readArray(getContent(body).languages).flatMap((entry): Language[] => {
    const code = readString(isRecord(entry) ? entry.code : entry);
    const name = readString(readRecord(entry)?.name);
    return code ? [{ code, ...(name ? { name } : {}) }] : [];
  });

export function readMultilingualSettings(body: unknown): MultilingualSettings {
  const { enabled, defaultLanguage } = getContent(body);
  const languages = [...readLanguages(body)];
  return {
    enabled: readBoolean(enabled),
    defaultLanguage: readString(defaultLanguage) || (languages[0]?.code ?? ''),
    languages,
  };
}

export function readMultilingualStatus(body: unknown): MultilingualStatus {
  const { connected, provider } = getContent(body);
  return { connected: readBoolean(connected), provider: readString(provider) || null };
}

export function readHeaderFooter(body: unknown): HeaderFooter {
  const { header = null, footer = null } = getContent(body);
  return { header, footer };
}

export function readPredictions(body: unknown): PlacePredictions {
  const predictions = readArray(getContent(body).predictions).flatMap((entry) => {
    const id = readString(readRecord(entry)?.place_id);
    return isRecord(entry) && id
      ? [{ ...entry, place_id: id, description: readString(entry.description) }]
      : [];
  });
  return { status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS', predictions };
}

export const readPlaceDetails = (body: unknown): PlaceDetails => ({
  status: 'OK',
  result: readRecord(getContent(body).result) ?? {},
});

/** A plain id, or an object with one. */
export const readRecordingId = (body: unknown): string => readString(body) || readString(getContent(body).id);

/** Keeps booleans, numbers and variant names only. */
export function readFeatures(body: unknown): Features {
  const entries = Object.entries(readRecord(getContent(body).features) ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | number | boolean] =>
      ['boolean', 'number', 'string'].includes(typeof entry[1]),
    ),
  );
}
