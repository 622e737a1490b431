// Documentation of an element beyond its contract, read from its folder: introduction, playground, and examples. Each
// example has its own address.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ElementInfo } from './manifest';
import { readFrontMatter } from './template';

export interface Example {
  /** Last segment of the address. */
  slug: string;
  title: string;
  about: string;
  code: string;
  /** Rendered in an iframe, because it affects the whole window. */
  frame: 'short' | 'tall' | undefined;
  /** Label of the button that opens an overlay that would take focus; empty otherwise. */
  press: string;
}

export interface Documentation {
  title: string;
  /** One sentence for the index. */
  sentence: string;
  /** When its script is loaded. */
  loads: string;
  /** Behavior without script. */
  without: string;
  /** Directives of the Content Security Policy besides those that all elements need. */
  csp: string;
  order: number;
  intro: string;
  /** Illustration (SVG) for the index. */
  picture: string;
  /** Markup of the playground; empty for elements without visible content. */
  live: string;
  /** Label of the button that opens the playground element; empty if the element is visible by default. */
  press: string;
  /** Controls to show first; empty for all controls in contract order. */
  controls: ControlGroup[];
  examples: Example[];
}

/**
 * `controls: design lightbox` in about.html, or `controls design=grid: padding` for controls that apply only to one
 * value.
 */
export interface ControlGroup {
  /** `design=grid`; empty: always. */
  when: string;
  names: string[];
}

/** Reads the folder of an element below demo/elements. Without a folder, the page is based on the contract alone. */
export async function readDocumentation(folder: string, element: ElementInfo): Promise<Documentation> {
  if (!existsSync(folder)) return createDefaultDocumentation(element);
  const { values, content } = readFrontMatter(await readFile(join(folder, 'about.html'), 'utf8'));
  const getRequired = (key: string) => {
    const text = values[key];
    if (!text) throw new Error(`${folder}/about.html has no line "${key}: …".`);
    return text;
  };
  return {
    title: getRequired('title'),
    sentence: getRequired('sentence'),
    loads: getRequired('loads'),
    without: getRequired('without'),
    csp: values.csp ?? '',
    order: Number(getRequired('order')),
    intro: content.trim(),
    picture: (await readIfExists(join(folder, 'picture.svg'))).trim(),
    live: await readIfExists(join(folder, 'live.html')),
    press: values.press ?? '',
    controls: Object.entries(values)
      .filter(([key]) => /^controls\b/.test(key))
      .map(([key, names]) => ({ when: key.slice('controls'.length).trim(), names: names.split(/\s+/) })),
    examples: await readExamples(join(folder, 'examples')),
  };
}

function createDefaultDocumentation({ name, about }: ElementInfo): Documentation {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const defaults = {
    title,
    sentence: about,
    loads: '',
    without: '',
    csp: '',
    intro: '',
    picture: '',
    live: '',
    press: '',
  };
  return { ...defaults, order: Number.MAX_SAFE_INTEGER, controls: [], examples: [] };
}

/** Examples with their own address: the folder's examples, and the live element. */
export function listExamples({
  title,
  live,
  examples,
}: Documentation): Pick<Example, 'slug' | 'title' | 'code'>[] {
  return [...examples, ...(live ? [{ slug: 'live', title: `${title}, live`, code: live.trim() }] : [])];
}

async function readExamples(folder: string): Promise<Example[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => {
      const { values, content } = readFrontMatter(await readFile(join(folder, file), 'utf8'));
      const frame = values.frame === 'short' || values.frame === 'tall' ? values.frame : undefined;
      const slug = basename(file, '.html').replace(/^\d+-/, '');
      const { title = slug, about = '', press = '' } = values;
      return { slug, title, about, code: content.trim(), frame, press };
    }),
  );
}

async function readIfExists(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
