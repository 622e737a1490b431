// Finds the tracks in the children: audio elements, links to audio files and the blocks of published sites.
import { MAX_TRACKS_IN_ALBUM } from '../../core/limits';
import { removeSavedNodes } from '../../kit/element/light-dom-cleanup';
import { readDuration, readFileTitle } from './audio.model';

export interface Track {
  /** Unique on the page. */
  readonly key: string;
  /** The node in the page that the controls replace or are placed in. */
  readonly node: HTMLElement;
  /** The container of the controls. */
  readonly box: HTMLElement;
  readonly url: string;
  /** Empty if the page does not specify a title. */
  readonly title: string;
  readonly author: string;
  /** Seconds; NaN if the page does not specify it. */
  readonly duration: number;
  readonly canDownload: boolean;
}

export interface AudioContent {
  /** In the order of the page. */
  readonly tracks: readonly Track[];
  /** Tracks beyond the limit of an album. */
  readonly rest: readonly Track[];
}

const PUBLISHED = '.sqs-audio-embed, .squarespace-audio-player, [data-audio-asset-url]';
const TRACKS = `audio, ${PUBLISHED}, [data-site-own]`;

/** Tracks by page node and by box, so that a track is the same object each time the content is read. */
const known = new WeakMap<Node, Track>();
let count = 0;

export function readContent(host: HTMLElement): AudioContent {
  const all = [...host.querySelectorAll<HTMLElement>(TRACKS)]
    .filter((node) => !node.parentElement?.closest(PUBLISHED))
    .flatMap((node) => known.get(node) ?? readTrack(node) ?? []);
  return { tracks: all.slice(0, MAX_TRACKS_IN_ALBUM), rest: all.slice(MAX_TRACKS_IN_ALBUM) };
}

/** @param index position from 0, used to number a track without a title */
export const getTitle = (
  { title }: Track,
  index: number,
  { labelTrack }: { readonly labelTrack: string },
): string => title || labelTrack.replace('{number}', String(index + 1));

/** Inserts the box of the controls into the page unless it is already there. */
export function insertBox({ node, box }: Track): void {
  if (box.parentNode) return;
  if (isAudio(node)) node.replaceWith(box);
  else {
    removeSavedNodes(node, ':scope > [data-site-own]');
    node.append(box);
  }
}

/** Restores the node of the page. */
export function removeBox({ node, box }: Track): void {
  if (isAudio(node)) box.replaceWith(node);
  else box.remove();
}

/** Adds the browser's controls to a block that has none. */
export function addNativeControls({ node, url, title }: Track): void {
  if (isAudio(node) || node.querySelector('audio')) return;
  const audio = document.createElement('audio');
  Object.assign(audio, { controls: true, preload: 'none', src: url, title });
  node.append(title, audio);
}

export const isAudio = (node: Node): node is HTMLAudioElement => node instanceof HTMLAudioElement;

function readTrack(node: HTMLElement): Track | undefined {
  const { dataset } = node;
  const address = isAudio(node) ? readAudioAddress(node) : dataset.audioAssetUrl || dataset.url;
  const url = toWebAddress(address, node.baseURI);
  if (!url) return undefined;
  const title =
    dataset.title || node.title || node.ariaLabel || (isAudio(node) && readTitle(node)) || readFileTitle(url);
  const box = document.createElement('div');
  box.dataset.siteOwn = 'audio';
  const track = {
    key: String(++count),
    node,
    box,
    url,
    title: title.trim(),
    author: dataset.author?.trim() ?? '',
    duration: readDuration(dataset.durationInMs),
    canDownload: /^(true|1)$/i.test(dataset.showDownload ?? ''),
  };
  known.set(node, track).set(box, track);
  return track;
}

/** The first source that the browser can play; the last one if it supports none of them. */
function readAudioAddress(node: HTMLAudioElement): string | null | undefined {
  if (node.hasAttribute('src')) return node.getAttribute('src');
  const sources = [...node.querySelectorAll('source')];
  const playable = sources.find(({ type }) => !type || node.canPlayType(type) !== '');
  return (playable ?? sources.at(-1))?.getAttribute('src');
}

function toWebAddress(address: string | null | undefined, base: string): string {
  const url = address && URL.canParse(address, base) ? new URL(address, base) : null;
  return url && /^(https?|blob|data):$/.test(url.protocol) ? url.href : '';
}

/** Text next to an audio element: of its figure, of its list item without the links, or of the whole block. */
function readTitle(node: Element): string {
  const box = node.closest('figure, li');
  const named = box?.querySelector('figcaption, [data-title], h2, h3, h4, strong, b, cite');
  const text = named?.textContent ?? [...(box?.childNodes ?? [])].find(isTitleText)?.textContent;
  return text?.replace(/\s+/g, ' ').trim() ?? '';
}

const isTitleText = (node: Node): boolean =>
  node.textContent!.trim() !== '' && !(node instanceof HTMLElement && node.matches('audio, a, :has(audio)'));
