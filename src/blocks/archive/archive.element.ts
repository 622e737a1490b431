// Element class of <site-archive>: its options as properties.
import { createElementBase } from '../../kit/element/element-base';
import { archive } from './archive.contract';

export class SiteArchive extends createElementBase(archive) {}
