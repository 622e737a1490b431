// Loads messages from the files of `src/languages`. Pages in English never load this part.
import { guardUnload } from '../../core/unload-guard';
import { onUnload } from '../../services/page/page-unload';

type Messages = Readonly<Record<string, string>>;

/** A built language file: short groups are included, long ones loaded on request. */
interface LanguageFile {
  readonly default: Readonly<Record<string, Messages>>;
  readonly parts: Readonly<Record<string, () => Promise<{ readonly default: Messages }>>>;
}

const files = import.meta.glob<LanguageFile>('../../languages/*.json');

/** How long an element waits for its messages before it shows English, in ms. */
export const MAX_WAIT = 3000;

const loads = new Map<string, Promise<void>>();

/**
 * Adds the group and the short groups of its language; an empty group if there is no translation. Never rejects; warns once
 * if a language cannot be loaded.
 * @param key language and group: `de-AT site-gallery`
 * @param translations messages by keys of this form
 */
export async function loadMessages(key: string, translations: Record<string, Messages>): Promise<void> {
  const load = loads.get(key) ?? startLoad(key, translations);
  loads.set(key, load);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT));
  await Promise.race([load, timeout]);
  translations[key] ??= {};
}

async function startLoad(key: string, translations: Record<string, Messages>): Promise<void> {
  const [language = '', group = ''] = key.split(' ');
  const path = findFile(language);
  if (!path) return;
  const load = async () => {
    const file = await files[path]!();
    const part = await file.parts[group]?.();
    for (const [name, messages] of Object.entries(file.default))
      translations[`${language} ${name}`] = messages;
    if (part) translations[key] = part.default;
  };
  const guarded = guardUnload({ load, onFailure: () => warnOnce(path) }, onUnload);
  await guarded.load().catch(guarded.onFailure);
}

/** The file of the language, or of its base language: `de` for `de-AT`. */
function findFile(language: string): string | undefined {
  for (let name = language.toLowerCase(); name; name = name.replace(/-?[^-]*$/, ''))
    if (files[`../../languages/${name}.json`]) return `../../languages/${name}.json`;
  return undefined;
}

const failed = new Set<string>();

function warnOnce(path: string): void {
  if (!failed.has(path))
    console.warn(`The messages of ${path.split('/').pop()} could not be loaded; using English.`);
  failed.add(path);
}
