// Finds the tracks in the children: audio elements, links to audio files and the blocks of published sites.
import { readDuration, readFileTitle } from './audio.model';

export interface Track {
  /** The node of the page that the controls replace, or that they are placed in. */
  readonly node: HTMLElement;
  readonly url: string;
  /** Empty if the page has none. */
  readonly title: string;
  readonly author: string;
  /** Seconds; NaN if the page does not say. */
  readonly duration: number;
  readonly canDownload: boolean;
}

const PUBLISHED = '.sqs-audio-embed, .squarespace-audio-player, [data-audio-asset-url]';
const TRACKS = `audio, ${PUBLISHED}`;

/** The tracks in the order of the page, without those that have controls already. */
export const readTracks = (host: HTMLElement): Track[] =>
  [...host.querySelectorAll<HTMLElement>(TRACKS)]
    .filter((node) => !node.parentElement?.closest(PUBLISHED))
    .flatMap((node) => readTrack(node) ?? []);

function readTrack(node: HTMLElement): Track | undefined {
  const { dataset } = node;
  const isAudio = node instanceof HTMLAudioElement;
  const address = isAudio ? readAudioAddress(node) : dataset.audioAssetUrl || dataset.url;
  const url = toWebAddress(address, node.baseURI);
  if (!url) return undefined;
  const title =
    dataset.title || node.title || node.ariaLabel || (isAudio && readTitle(node)) || readFileTitle(url);
  return {
    node,
    url,
    title: title.trim(),
    author: dataset.author?.trim() ?? '',
    duration: readDuration(dataset.durationInMs),
    canDownload: /^(true|1)$/i.test(dataset.showDownload ?? ''),
  };
}

/** The first source that the browser can play; the last one if it knows none of them. */
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

/** Text beside an audio element: of its figure, of its list item without the links, or of the whole block. */
function readTitle(node: Element): string {
  const box = node.closest('figure, li');
  const named = box?.querySelector('figcaption, [data-title], h2, h3, h4, strong, b, cite');
  const text = named?.textContent ?? [...(box?.childNodes ?? [])].find(isTitleText)?.textContent;
  return text?.replace(/\s+/g, ' ').trim() ?? '';
}

const isTitleText = (node: Node): boolean =>
  node.textContent!.trim() !== '' && !(node instanceof HTMLElement && node.matches('audio, a, :has(audio)'));
