// Element class of <site-posts>: its options as properties.
import { createElementBase } from '../../kit/element/element-base';
import { posts } from './posts.contract';

export class SitePosts extends createElementBase(posts) {}
