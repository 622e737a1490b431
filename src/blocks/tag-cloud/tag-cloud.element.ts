// Element class of <site-tag-cloud>: its options as properties.
import { createElementBase } from '../../kit/element/element-base';
import { tagCloud } from './tag-cloud.contract';

export class SiteTagCloud extends createElementBase(tagCloud) {}
