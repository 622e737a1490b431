// Pages of the documentation: front page, list of elements, a page per element and per example.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetUrl } from './assets';
import { contentPages } from './content-pages';
import { elementPage } from './element-page';
import { listExamples, readDocumentation } from './examples';
import { frontPage, type ListedElement, listPage } from './index-page';
import { readManifest } from './manifest';
import type { OutputFile } from './output-file';
import type { Picture } from './pictures';
import { playgroundFiles } from './playground-page';
import { docsPage, type Link, standalonePage } from './shell';
import { VERSION } from './version';
import { EARLIER, toVersionList } from './versions';

/** Renders all documentation pages from custom-elements.json and the folders of demo/elements. */
export async function docsPages(
  asset: AssetUrl,
  pictures: ReadonlyMap<string, Picture>,
): Promise<OutputFile[]> {
  const listed = await readElements();
  const hero = pictures.get('dawn-ridge');
  if (!hero) throw new Error('The front page needs the picture "dawn-ridge".');
  const sidebar: Link[] = listed.map(({ element, docs }) => ({
    href: `/elements/${element.name}/`,
    text: docs.title,
  }));
  const front = {
    title: 'site-elements: the blocks of a site builder, as HTML tags',
    description:
      'Gallery, video, form, cookie banner, cart, map and moving text as custom elements for any page.',
  };
  return [
    { file: 'index.html', html: docsPage({ ...front, path: '/', main: frontPage(listed, hero) }, asset) },
    {
      file: 'elements/index.html',
      html: docsPage(
        { ...front, title: 'Elements | site-elements', path: '/elements/', main: listPage(listed) },
        asset,
      ),
    },
    ...listed.flatMap((element) => createPages(element, sidebar, asset)),
    ...(await playgroundFiles(listed, asset)),
    ...(await contentPages(listed, asset)),
    { file: 'versions.json', html: toVersionList(VERSION, EARLIER) },
  ];
}

async function readElements(): Promise<ListedElement[]> {
  const elements = readManifest(await readFile('custom-elements.json', 'utf8'));
  const listed = await Promise.all(
    elements.map(async (element) => ({
      element,
      docs: await readDocumentation(join('demo/elements', element.name), element),
    })),
  );
  return listed.sort((a, b) => a.docs.order - b.docs.order);
}

function createPages(
  { element, docs }: ListedElement,
  sidebar: readonly Link[],
  asset: AssetUrl,
): OutputFile[] {
  const path = `/elements/${element.name}/`;
  const page = docsPage(
    {
      title: `${docs.title} | site-elements`,
      description: docs.sentence,
      path,
      sidebar: sidebar,
      main: elementPage(element, docs),
    },
    asset,
  );
  return [
    { file: `elements/${element.name}/index.html`, html: page },
    ...listExamples(docs).map(({ slug, title, code }) => ({
      file: `elements/${element.name}/${slug}/index.html`,
      html: standalonePage(`${title} | ${element.tag}`, code, asset),
    })),
  ];
}
