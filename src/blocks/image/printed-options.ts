// Which design does an image block have that a site builder has printed? Its class names say it.
import type { MarkupOptionsReader } from '../../kit/element/options';

export const readMarkupOptions: MarkupOptionsReader = (host) => {
  const block = host.querySelector('[class*="design-layout-"]');
  const design = /design-layout-(inline|poster|card|overlap|collage|stack)\b/.exec(
    block?.className ?? '',
  )?.[1];
  return design ? { design } : {};
};
