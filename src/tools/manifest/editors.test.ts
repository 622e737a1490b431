// What editors make of the custom data: completion and hover in the HTML language service of VS Code.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  getLanguageService,
  type Hover,
  type HTMLDataV1,
  MarkupContent,
  newHTMLDataProvider,
  TextDocument,
} from 'vscode-html-languageservice';

const FILE = resolve(import.meta.dirname, '../../editors/vscode.html-custom-data.json');
const data = JSON.parse(readFileSync(FILE, 'utf8')) as HTMLDataV1;
const service = getLanguageService({ customDataProviders: [newHTMLDataProvider('site-elements', data)] });

/** Opens HTML with the cursor at `|`. */
function open(html: string) {
  const document = TextDocument.create('file:///page.html', 'html', 1, html.replace('|', ''));
  return {
    document,
    position: document.positionAt(html.indexOf('|')),
    page: service.parseHTMLDocument(document),
  };
}

function complete(html: string): string[] {
  const { document, position, page } = open(html);
  return service.doComplete(document, position, page).items.map(({ label }) => label);
}

function hover(html: string): string {
  const { document, position, page } = open(html);
  const { contents }: Pick<Hover, 'contents'> = service.doHover(document, position, page) ?? { contents: '' };
  return MarkupContent.is(contents) ? contents.value : String(contents);
}

const tags = (data.tags ?? []).map(({ name, description, attributes }) => ({
  name,
  description,
  attributes,
}));

it('completes tags', () => {
  expect(complete('<site-|')).toEqual(expect.arrayContaining(tags.map(({ name }) => name)));
});

describe.each(tags)('<$name>', ({ name, description, attributes }) => {
  it('is described', () => {
    const text = typeof description === 'string' ? description : (description?.value ?? '');
    expect(hover(`<${name.slice(0, 6)}|${name.slice(6)}></${name}>`)).toContain(text.split('\n')[0]);
    expect(text.split('\n')[0]).not.toBe('');
  });

  it('completes attributes and their values', () => {
    expect(complete(`<${name} |></${name}>`)).toEqual(
      expect.arrayContaining(attributes.map((attribute) => attribute.name)),
    );
    for (const attribute of attributes.filter(({ values = [] }) => values.length > 0))
      expect(complete(`<${name} ${attribute.name}="|"></${name}>`), attribute.name).toEqual(
        expect.arrayContaining(attribute.values!.map((value) => value.name)),
      );
  });
});

it('describes an attribute', () => {
  expect(hover('<site-gallery slides-p|er-row="3"></site-gallery>')).toMatch(/\w+ \w+/);
});

it('ignores tags of others', () => {
  expect(complete('<p |></p>')).not.toContain('slides-per-row');
  expect(hover('<other-ga|llery></other-gallery>')).toBe('');
});
