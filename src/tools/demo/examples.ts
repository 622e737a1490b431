// What does the demo tell about an element beyond its contract? One folder per element: an introduction, a live one to
// play with, and small examples; a folder is a page, and each example has an address of its own.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ElementFace } from './manifest';
import { readFrontMatter } from './template';

export interface Example {
  /** Last part of its address. */
  slug: string;
  title: string;
  about: string;
  code: string;
  /** Shown in a frame of its own, because it takes hold of the whole window. */
  frame: 'short' | 'tall' | undefined;
  /** Words of the button that shows it, for what lies over the page and would take the focus; empty for the rest. */
  press: string;
}

export interface Story {
  title: string;
  /** One sentence for the index. */
  sentence: string;
  /** When its script is fetched. */
  loads: string;
  /** What there is without any script. */
  without: string;
  order: number;
  intro: string;
  /** A drawing (SVG) for the index. */
  picture: string;
  /** Markup to play with; empty for an element that has nothing to see. */
  live: string;
  /** Words of the button that opens the live one; empty for what is open by itself. */
  press: string;
  /** Which knobs are offered first; empty for all of them, in the order of the contract. */
  knobs: KnobGroup[];
  examples: Example[];
}

/** `knobs: design lightbox` in about.html, and `knobs design=grid: padding` for those that matter to one value. */
export interface KnobGroup {
  /** `design=grid`; empty for always. */
  when: string;
  names: string[];
}

/** Reads the folder of an element below demo/elements; an element without one is told by its contract alone. */
export async function readStory(folder: string, face: ElementFace): Promise<Story> {
  if (!existsSync(folder)) return plainStory(face);
  const { values, content } = readFrontMatter(await readFile(join(folder, 'about.html'), 'utf8'));
  const said = (key: string) => {
    const text = values[key];
    if (!text) throw new Error(`${folder}/about.html does not say "${key}".`);
    return text;
  };
  return {
    title: said('title'),
    sentence: said('sentence'),
    loads: said('loads'),
    without: said('without'),
    order: Number(said('order')),
    intro: content.trim(),
    picture: (await readIfThere(join(folder, 'picture.svg'))).trim(),
    live: await readIfThere(join(folder, 'live.html')),
    press: values.press ?? '',
    knobs: Object.entries(values)
      .filter(([key]) => /^knobs\b/.test(key))
      .map(([key, names]) => ({ when: key.slice(5).trim(), names: names.split(/\s+/) })),
    examples: await readExamples(join(folder, 'examples')),
  };
}

function plainStory({ name, about }: ElementFace): Story {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const told = {
    title,
    sentence: about,
    loads: '',
    without: '',
    intro: '',
    picture: '',
    live: '',
    press: '',
  };
  return { ...told, order: Number.MAX_SAFE_INTEGER, knobs: [], examples: [] };
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

async function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
