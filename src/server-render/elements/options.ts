// Elements that only need attributes for options given in JSON or markup.

import { archive } from '../../blocks/archive/archive.contract';
import { button } from '../../blocks/button/button.contract';
import { code } from '../../blocks/code/code.contract';
import { readMarkupOptions as readMarquee } from '../../blocks/marquee/marquee.content';
import { marquee } from '../../blocks/marquee/marquee.contract';
import { mobileInfoBar } from '../../blocks/mobile-info-bar/mobile-info-bar.contract';
import { pageLinks } from '../../blocks/page-links/page-links.contract';
import { posts } from '../../blocks/posts/posts.contract';
import { shape } from '../../blocks/shape/shape.contract';
import type { Contract } from '../../kit/contract/contract';
import type { MarkupOptionsReader } from '../../kit/element/options';
import { readOptions } from '../host/options';
import type { ElementRenderer } from '../host/types';
import { reflect } from './reflect';
import { VISIBLE } from './visible-attributes';

const createRenderer =
  (contract: Contract, readMarkup?: MarkupOptionsReader): ElementRenderer =>
  (host) => ({
    attributes: reflect(
      host,
      contract.attributes,
      readOptions(contract, host, readMarkup),
      VISIBLE[contract.tag as keyof typeof VISIBLE] ?? [],
    ),
  });

/** Renderers by tag. */
export const renderOptions: Readonly<Record<string, ElementRenderer>> = Object.fromEntries([
  ...[archive, button, code, mobileInfoBar, pageLinks, posts, shape].map(
    (contract) => [contract.tag, createRenderer(contract as Contract)] as const,
  ),
  [marquee.tag, createRenderer(marquee as Contract, readMarquee)],
]);
