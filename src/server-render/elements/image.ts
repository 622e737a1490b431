// Renders an image in the layout of its design, reserving space if a script loads it.
import { readMarkupOptions } from '../../blocks/image/image.content';
import { image } from '../../blocks/image/image.contract';
import { readOptions } from '../host/options';
import type { ElementRenderer } from '../host/types';
import { describeImages } from './deferred-images';
import { reflect } from './reflect';
import { VISIBLE } from './visible-attributes';

export const renderImage: ElementRenderer = (host) => ({
  attributes: reflect(
    host,
    image.attributes,
    readOptions(image, host, readMarkupOptions),
    VISIBLE['site-image'],
  ),
  css: describeImages(host),
});
