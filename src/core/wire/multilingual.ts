/** Languages of a site on the wire. The calls are documented, their bodies are not. */
import * as v from 'valibot';

/** One language of the site. */
export type Language = v.InferOutput<typeof LanguageSchema>;

/** Body of `PUT /api/multilingual/languages` (API-019) and response of both calls of that path. */
export type Languages = v.InferOutput<typeof LanguagesSchema>;

/** Response of `GET /api/multilingual/settings`. */
export type MultilingualSettings = v.InferOutput<typeof MultilingualSettingsSchema>;

/** Response of `GET /api/multilingual/status`. */
export type MultilingualStatus = v.InferOutput<typeof MultilingualStatusSchema>;

/** Body of `PUT /api/multilingual/connection`, which is not documented. */
export type TranslationConnection = v.InferOutput<typeof TranslationConnectionSchema>;

const MAX_LANGUAGES = 50;

export const LanguageSchema = v.object({
  code: v.pipe(
    v.string(),
    v.maxLength(35),
    v.check(isLanguageTag, 'must be a language tag like de or pt-BR'),
    v.description('BCP 47 tag.'),
  ),
  name: v.pipe(
    v.optional(v.pipe(v.string(), v.maxLength(100))),
    v.description('Name of the language in that language.'),
  ),
});

export const LanguagesSchema = v.object({
  languages: v.pipe(
    v.array(LanguageSchema),
    v.maxLength(MAX_LANGUAGES),
    v.check(
      (languages) => new Set(languages.map(({ code }) => code.toLowerCase())).size === languages.length,
      'must not contain a language twice',
    ),
    v.description('The first language is the original language.'),
  ),
});

export const MultilingualSettingsSchema = v.object({
  enabled: v.pipe(v.boolean(), v.description('Whether the site has more than one language.')),
  defaultLanguage: v.pipe(v.string(), v.description('BCP 47 tag of the original language.')),
  ...LanguagesSchema.entries,
});

export const MultilingualStatusSchema = v.object({
  connected: v.pipe(v.boolean(), v.description('Whether a translation provider is connected.')),
  provider: v.nullable(v.string()),
});

export const TranslationConnectionSchema = v.object({
  provider: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
});

function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}
