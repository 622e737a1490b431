/** The fields of a form in a page, as a browser without script would submit them. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

const readAttribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** @param mark text that only this one of several forms with the same address has */
export function readPrintedFields(page: string, action: string, mark = ''): Record<string, string> {
  const forms = [...page.matchAll(/<form[^>]*\saction="([^"]*)"[^>]*>(.*?)<\/form>/gs)];
  const form = forms.find(([, path, content]) => path === action && content?.includes(mark))?.[2];
  if (form === undefined) throw new Error(`The page has no form with the address ${action}.`);
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = readAttribute(tag, 'name');
    const isOff = readAttribute(tag, 'type') === 'checkbox' && !/\schecked[\s>]/.test(tag);
    if (name && !isOff) fields[name] = decode(readAttribute(tag, 'value') ?? '');
  }
  for (const [, tag = '', text = ''] of form.matchAll(/<textarea([^>]*)>(.*?)<\/textarea>/gs))
    fields[readAttribute(tag, 'name') ?? ''] = decode(text).replace(/\r?\n/g, '\r\n');
  for (const [, tag = '', options = ''] of form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    const selected = /<option[^>]*\sselected[^>]*>/.exec(options) ?? /<option[^>]*>/.exec(options);
    fields[readAttribute(tag, 'name') ?? ''] = decode(readAttribute(selected?.[0] ?? '', 'value') ?? '');
  }
  return fields;
}
