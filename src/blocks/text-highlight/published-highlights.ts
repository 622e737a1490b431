// Code for highlights of published sites, loaded with the first of them.
export { findPublishedTargets } from './text-highlight.content';
export { waitUntil } from './wait-until';
