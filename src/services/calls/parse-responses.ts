// Parses the responses of these calls: any JSON in, the declared shape out. Pure.
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
function contentOf(body: unknown): Record<string, unknown> {
  const top = readRecord(body) ?? {};
  return readRecord(top.data) ?? top;
}

export const readHtml = (body: unknown): string => readString(contentOf(body).html);

export const readLanguages = (body: unknown): readonly Language[] =>
  readArray(contentOf(body).languages).flatMap((one): Language[] => {
    const code = readString(isRecord(one) ? one.code : one);
    const name = readString(readRecord(one)?.name);
    return code ? [{ code, ...(name ? { name } : {}) }] : [];
  });

export function readMultilingualSettings(body: unknown): MultilingualSettings {
  const { enabled, defaultLanguage } = contentOf(body);
  const languages = [...readLanguages(body)];
  return {
    enabled: readBoolean(enabled),
    defaultLanguage: readString(defaultLanguage) || (languages[0]?.code ?? ''),
    languages,
  };
}

export function readMultilingualStatus(body: unknown): MultilingualStatus {
  const { connected, provider } = contentOf(body);
  return { connected: readBoolean(connected), provider: readString(provider) || null };
}

export function readHeaderFooter(body: unknown): HeaderFooter {
  const { header = null, footer = null } = contentOf(body);
  return { header, footer };
}

export function readPredictions(body: unknown): PlacePredictions {
  const predictions = readArray(contentOf(body).predictions).flatMap((one) => {
    const id = readString(readRecord(one)?.place_id);
    return isRecord(one) && id ? [{ ...one, place_id: id, description: readString(one.description) }] : [];
  });
  return { status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS', predictions };
}

export const readPlaceDetails = (body: unknown): PlaceDetails => ({
  status: 'OK',
  result: readRecord(contentOf(body).result) ?? {},
});

/** A plain id, or an object with one. */
export const readRecordingId = (body: unknown): string => readString(body) || readString(contentOf(body).id);

/** Keeps booleans, numbers and variant names only. */
export function readFeatures(body: unknown): Features {
  const given = Object.entries(readRecord(contentOf(body).features) ?? {});
  return Object.fromEntries(
    given.filter((entry): entry is [string, string | number | boolean] =>
      ['boolean', 'number', 'string'].includes(typeof entry[1]),
    ),
  );
}
