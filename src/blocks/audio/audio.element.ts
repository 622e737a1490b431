// Element class of <site-audio>: puts controls in the place of the audio elements of the page.
import { MAX_TRACKS_IN_ALBUM as MAX_TRACKS } from '../../core/limits';
import { createElementBase } from '../../kit/element/element-base';
import { findServices } from '../../kit/element/find-services';
import { getLanguage } from '../../kit/element/language';
import { adoptStyles } from '../../kit/element/styles';
import { warn } from '../../kit/element/warn';
import { registerPlayer } from '../../kit/media/active-player';
import { readTracks, type Track } from './audio.content';
import { type AudioTrackInfo, audio } from './audio.contract';
import styles from './audio.light.css?inline';
import { getRowForKey } from './audio.model';
import { hideSession, showSession } from './media-session';
import { addNativeControls, mountControls } from './mounted-track';
import { type RowContext, TrackRow } from './track-row';

interface MountedRow {
  readonly row: TrackRow;
  unmount(): void;
}

export class SiteAudio extends createElementBase(audio) {
  #mounted: MountedRow[] = [];
  #unregister: (() => void) | undefined;
  readonly #changes = new MutationObserver(() => this.#findTracks());
  readonly #context = this.#createContext();

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, [styles]);
    this.#unregister = registerPlayer({ host: this, stop: () => this.pause() });
    this.#findTracks();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unregister?.();
    this.#changes.disconnect();
    for (const mounted of this.#mounted.splice(0)) this.#remove(mounted);
  }

  override onOptionsChange(): void {
    for (const row of this.#rows) row.render();
  }

  get paused(): boolean {
    return !this.#rows.some(({ isPlaying }) => isPlaying);
  }

  play(index?: number): void {
    const rows = this.#rows;
    const current = rows.find(({ isCurrent }) => isCurrent) ?? rows[0];
    (index === undefined ? current : rows[index])?.play();
  }

  pause(): void {
    for (const row of this.#rows) row.pause();
  }

  get #rows(): TrackRow[] {
    return this.#mounted.map(({ row }) => row);
  }

  /** Keeps the rows whose controls are still in place, and adds those of new tracks in the order of the page. */
  #findTracks(): void {
    const removed = this.#mounted.filter(({ row }) => !this.contains(row.controls.root));
    this.#mounted = this.#mounted.filter((mounted) => !removed.includes(mounted));
    for (const mounted of removed) this.#remove(mounted);
    const known = new Set(this.#rows.map(({ track }) => track.node));
    const found = readTracks(this).filter(({ node }) => !known.has(node));
    const room = MAX_TRACKS - known.size;
    if (found.length > room)
      warn(
        audio.tag,
        `it has ${known.size + found.length} tracks; an album has at most ${MAX_TRACKS}, the others keep the controls of the browser.`,
      );
    for (const track of found.slice(0, room)) this.#add(track);
    for (const track of found.slice(room)) addNativeControls(track);
    this.#mounted.sort(byPosition);
    this.onOptionsChange();
    this.#changes.takeRecords();
    this.#changes.observe(this, { childList: true, subtree: true });
  }

  #add(track: Track): void {
    const title = track.title || this.labelTrack.replace('{number}', String(this.#mounted.length + 1));
    const row = new TrackRow(track, title, this.#context);
    const unmount = mountControls(track, title, row.controls.root);
    this.#mounted.push({ row, unmount });
    // The visitor pressed play before the script had loaded.
    if (!(track.node instanceof HTMLAudioElement) || track.node.paused) return;
    row.play(track.node.currentTime);
    track.node.pause();
  }

  #remove({ row, unmount }: MountedRow): void {
    if (row.isCurrent) hideSession();
    row.release();
    unmount();
  }

  #createContext(): RowContext {
    return {
      labels: this,
      getLanguage: () => getLanguage(this),
      getNext: (row) => this.#getNeighbor(row, 1),
      onNext: (row) => this.#change(row, this.#getNeighbor(row, 1)),
      onKey: (row, event) => this.#onKey(row, event),
      onStart: (row) => void this.#count(row),
      onPlay: (row) => this.#onPlay(row),
      onPause: (row) => this.#emit('pause', row),
      onError: (row) => this.#emit('error', row),
      onEnded: (row) => {
        this.#emit('ended', row);
        const next = this.continuous ? this.#getNeighbor(row, 1) : undefined;
        if (next) this.#change(row, next);
        else hideSession();
      },
    };
  }

  #getNeighbor(row: TrackRow, step: 1 | -1): TrackRow | undefined {
    const rows = this.#rows;
    return rows[rows.indexOf(row) + step];
  }

  /** Plays another track. The focus moves along if its control is hidden now. */
  #change(from: TrackRow, to: TrackRow | undefined): void {
    const focused = from.getFocusedPart();
    to?.play();
    if (focused?.hidden) to?.focusPart(focused.dataset.part);
  }

  #onKey(row: TrackRow, event: KeyboardEvent): void {
    const rows = this.#rows;
    const target = getRowForKey(event.key, rows.indexOf(row), rows.length);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    rows[target]?.focusPart('play');
  }

  /** Tracking event 20, once per start. */
  async #count({ title, track }: TrackRow): Promise<void> {
    const services = await findServices(this);
    services?.tracking.hit('audioPlay', { trackTitle: title, trackUrl: track.url });
  }

  #onPlay(row: TrackRow): void {
    this.#emit('play', row);
    const [previous, next] = [this.#getNeighbor(row, -1), this.#getNeighbor(row, 1)];
    showSession(
      { title: row.title, author: row.track.author, album: this.title || document.title },
      {
        play: () => row.play(),
        pause: () => row.pause(),
        seek: (seconds) => row.seek(seconds),
        next: next ? () => this.#change(row, next) : null,
        previous: previous ? () => this.#change(row, previous) : null,
      },
      () => row.getTime(),
    );
  }

  #emit(name: 'play' | 'pause' | 'ended' | 'error', row: TrackRow): void {
    const detail: AudioTrackInfo = { url: row.track.url, title: row.title, index: this.#rows.indexOf(row) };
    this.dispatchEvent(new CustomEvent(`site-audio-${name}`, { bubbles: true, composed: true, detail }));
  }
}

const byPosition = (one: MountedRow, other: MountedRow): number =>
  one.row.controls.root.compareDocumentPosition(other.row.controls.root) & Node.DOCUMENT_POSITION_FOLLOWING
    ? -1
    : 1;
