// Pages of the documentation: front page, list of elements, a page per element and per example.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetUrl } from './assets';
import { elementPage } from './element-page';
import { readStory } from './examples';
import { frontPage, type Listed, listPage } from './index-page';
import { readManifest } from './manifest';
import type { Picture } from './pictures';
import { barePage, docsPage, type Link } from './shell';

/** A file of the demo: served path and content. */
export interface Output {
  place: string;
  html: string;
}

/** Renders all documentation pages from custom-elements.json and the folders of demo/elements. */
export async function docsPages(asset: AssetUrl, pictures: ReadonlyMap<string, Picture>): Promise<Output[]> {
  const listed = await readElements();
  const hero = pictures.get('dawn-ridge');
  if (!hero) throw new Error('The front page needs the picture "dawn-ridge".');
  const beside: Link[] = listed.map(({ face, story }) => ({
    href: `/elements/${face.name}/`,
    text: story.title,
  }));
  const front = {
    title: 'site-elements: the blocks of a website builder, as HTML tags',
    description:
      'Gallery, video, form, cookie banner, cart, map and moving text as custom elements for any page.',
  };
  return [
    { place: 'index.html', html: docsPage({ ...front, path: '/', main: frontPage(listed, hero) }, asset) },
    {
      place: 'elements/index.html',
      html: docsPage(
        { ...front, title: 'Elements | site-elements', path: '/elements/', main: listPage(listed) },
        asset,
      ),
    },
    ...listed.flatMap((element) => pagesOf(element, beside, asset)),
  ];
}

async function readElements(): Promise<Listed[]> {
  const faces = readManifest(await readFile('custom-elements.json', 'utf8'));
  const listed = await Promise.all(
    faces.map(async (face) => ({ face, story: await readStory(join('demo/elements', face.name), face) })),
  );
  return listed.sort((a, b) => a.story.order - b.story.order);
}

function pagesOf({ face, story }: Listed, beside: readonly Link[], asset: AssetUrl): Output[] {
  const path = `/elements/${face.name}/`;
  const page = docsPage(
    {
      title: `${story.title} | site-elements`,
      description: story.sentence,
      path,
      beside,
      main: elementPage(face, story),
    },
    asset,
  );
  const alone = [
    ...story.examples,
    ...(story.live ? [{ slug: 'live', title: `${story.title}, live`, code: story.live }] : []),
  ];
  return [
    { place: `elements/${face.name}/index.html`, html: page },
    ...alone.map(({ slug, title, code }) => ({
      place: `elements/${face.name}/${slug}/index.html`,
      html: barePage(`${title} | ${face.tag}`, code, asset),
    })),
  ];
}
