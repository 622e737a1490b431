// Messages in the language of an element, from the files of `src/languages`.
import type { TreeElement } from './tree';

type Messages = Readonly<Record<string, string>>;

const files = import.meta.glob<string>('../../languages/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Messages of a group by name; empty, which means English, if there is no translation. */
export function getTranslation(host: TreeElement, group: string): Messages {
  const language = getLanguage(host).toLowerCase();
  for (let name = language; name; name = name.replace(/-?[^-]*$/, '')) {
    const messages = readFile(`../../languages/${name}.json`);
    if (messages) return ofGroup(messages, group);
  }
  return {};
}

const parsed = new Map<string, Messages>();

function readFile(path: string): Messages | undefined {
  const text = Object.hasOwn(files, path) ? files[path] : undefined;
  if (text && !parsed.has(path)) parsed.set(path, JSON.parse(text) as Messages);
  return parsed.get(path);
}

/** The closest `lang`; empty if there is none. */
export const getLanguage = (host: TreeElement): string => host.closest('[lang]')?.lang ?? '';

const ofGroup = (messages: Messages, group: string): Messages =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, text]) =>
      key.startsWith(`${group}.`) ? [[key.slice(group.length + 1), text]] : [],
    ),
  );
