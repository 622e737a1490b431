// A track of the page with its controls. It owns the player of the page while it is the current track.
import type { Track } from './audio.content';
import { formatClock, formatSpoken, readFileTitle } from './audio.model';
import { getPlayer, getSpeed, type PlayerOwner, playFile, releasePlayer, setSpeed } from './shared-player';
import { createTrackControls, type TrackControls } from './track-controls';

/** What a row needs of its element. */
export interface RowContext {
  readonly labels: RowLabels;
  getLanguage(): string;
  /** The row after this one; undefined for the last one. */
  getNext(row: TrackRow): TrackRow | undefined;
  /** The visitor asks for the next track. */
  onNext(row: TrackRow): void;
  /** A key on the play button. */
  onKey(row: TrackRow, event: KeyboardEvent): void;
  /** The track starts; not when it continues after a pause. */
  onStart(row: TrackRow): void;
  onPlay(row: TrackRow): void;
  onPause(row: TrackRow): void;
  onEnded(row: TrackRow): void;
  onError(row: TrackRow): void;
}

export type RowLabels = Readonly<
  Record<
    | 'labelPlay'
    | 'labelPause'
    | 'labelPosition'
    | 'labelTime'
    | 'labelSpeed'
    | 'labelNext'
    | 'labelDownload'
    | 'labelFailed'
    | 'labelFile',
    string
  >
>;

type State = 'idle' | 'paused' | 'playing' | 'loading' | 'failed';

export class TrackRow implements PlayerOwner {
  readonly controls: TrackControls = createTrackControls();
  #state: State = 'idle';
  /** Counted once per start: not when a paused track continues. */
  #hasStarted = false;
  /** Listeners know that it plays. */
  #isAnnounced = false;
  #shownSecond = -1;

  constructor(
    readonly track: Track,
    readonly title: string,
    private readonly context: RowContext,
  ) {
    const { play, slider, speed, next } = this.controls;
    play.addEventListener('click', () => (this.isPlaying ? this.pause() : this.play()));
    play.addEventListener('keydown', (event) => context.onKey(this, event));
    slider.addEventListener('input', () => this.seek(Number(slider.value)));
    speed.addEventListener('change', () => setSpeed(Number(speed.value)));
    next.addEventListener('click', () => context.onNext(this));
    this.render();
  }

  get isPlaying(): boolean {
    return this.#state === 'playing' || this.#state === 'loading';
  }

  get isCurrent(): boolean {
    return getPlayer(this) !== undefined;
  }

  /** @param start seconds; for a track that was not current */
  play(start?: number): void {
    playFile(this.track.url, this, start);
    this.#setState('loading');
  }

  pause(): void {
    getPlayer(this)?.pause();
  }

  seek(seconds: number): void {
    const player = getPlayer(this);
    const duration = this.#getDuration();
    if (player && Number.isFinite(duration)) player.currentTime = Math.max(0, Math.min(seconds, duration));
  }

  getTime(): number {
    return getPlayer(this)?.currentTime ?? 0;
  }

  /** Frees the player if this row has it. */
  release(): void {
    releasePlayer(this);
    this.onLost();
  }

  onChange(type: string, player: HTMLAudioElement): void {
    if (this.#state === 'failed' && type !== 'play') return;
    this.#setState(getState(player));
    if (type === 'play') {
      this.#isAnnounced = true;
      this.context.onPlay(this);
    }
    if (type === 'playing' && !this.#hasStarted) {
      this.#hasStarted = true;
      this.context.onStart(this);
    }
    if (type === 'pause' && !player.ended) this.#announcePause();
  }

  onEnded(): void {
    this.#hasStarted = this.#isAnnounced = false;
    this.#setState('paused');
    this.context.onEnded(this);
  }

  onError(): void {
    this.#hasStarted = this.#isAnnounced = false;
    this.#setState('failed');
    this.context.onError(this);
  }

  onLost(): void {
    this.#hasStarted = false;
    const focused = this.getFocusedPart();
    if (this.#state !== 'failed') this.#setState('idle');
    this.#announcePause();
    if (focused?.hidden) this.focusPart('play');
  }

  getFocusedPart(): HTMLElement | undefined {
    const { root, ...parts } = this.controls;
    const { activeElement } = root.getRootNode() as Document | ShadowRoot;
    return Object.values(parts).find((part) => part === activeElement);
  }

  /** Focuses the control, or the play button while it is hidden. */
  focusPart(part: string | undefined): void {
    const control = this.controls.root.querySelector<HTMLElement>(`[data-part="${part}"]:not([hidden])`);
    (control ?? this.controls.play).focus();
  }

  /** Applies labels and state. */
  render(): void {
    const { root, play, slider, speed, next, download } = this.controls;
    const { labels } = this.context;
    const title = this.title;
    const isOpen = this.isCurrent && this.#state !== 'failed';
    const nextTitle = this.context.getNext(this)?.title;
    root.dataset.state = this.#state;
    root.ariaLabel = title;
    play.ariaLabel = withTitle(this.isPlaying ? labels.labelPause : labels.labelPlay, title);
    slider.ariaLabel = withTitle(labels.labelPosition, title);
    speed.ariaLabel = labels.labelSpeed;
    next.ariaLabel = withTitle(labels.labelNext, nextTitle ?? '');
    slider.hidden = speed.hidden = !isOpen;
    next.hidden = !isOpen || nextTitle === undefined;
    speed.value = String(getSpeed());
    download.hidden = !this.track.canDownload;
    download.href = this.track.url;
    download.download = readFileTitle(this.track.url);
    download.ariaLabel = withTitle(labels.labelDownload, title);
    this.#shownSecond = -1;
    this.#renderTime();
    this.#renderMessage();
  }

  #announcePause(): void {
    if (!this.#isAnnounced) return;
    this.#isAnnounced = false;
    this.context.onPause(this);
  }

  #setState(state: State): void {
    if (this.#state === state) this.#renderTime();
    else {
      this.#state = state;
      this.render();
    }
  }

  #renderTime(): void {
    const { slider, time } = this.controls;
    const [now, duration] = [Math.floor(this.getTime()), this.#getDuration()];
    const isKnown = Number.isFinite(duration);
    const max = String(isKnown ? Math.max(1, Math.floor(duration)) : 1);
    if (now === this.#shownSecond && slider.max === max) return;
    this.#shownSecond = now;
    // Not disabled while the duration is unknown: it would lose the focus.
    slider.ariaDisabled = String(!isKnown);
    slider.max = max;
    slider.value = String(now);
    const { labels } = this.context;
    const language = this.context.getLanguage();
    slider.ariaValueText = labels.labelTime
      .replace('{time}', formatSpoken(now, language))
      .replace('{duration}', formatSpoken(duration, language));
    const total = formatClock(duration);
    time.textContent =
      this.#state === 'failed'
        ? ''
        : this.isCurrent
          ? [formatClock(now), total].filter(Boolean).join(' / ')
          : total;
  }

  #renderMessage(): void {
    const { message } = this.controls;
    const { labelFailed, labelFile } = this.context.labels;
    const hasFailed = this.#state === 'failed';
    if (hasFailed === message.childNodes.length > 0) return;
    message.replaceChildren();
    if (!hasFailed) return;
    const link = document.createElement('a');
    link.href = this.track.url;
    link.textContent = labelFile;
    message.append(`${labelFailed} `, link);
  }

  /** Seconds: of the file once it is known, else of the page. */
  #getDuration(): number {
    const known = getPlayer(this)?.duration;
    return known !== undefined && Number.isFinite(known) ? known : this.track.duration;
  }
}

function getState({ paused, readyState, HAVE_FUTURE_DATA }: HTMLAudioElement): State {
  if (paused) return 'paused';
  return readyState < HAVE_FUTURE_DATA ? 'loading' : 'playing';
}

const withTitle = (label: string, title: string): string => label.replace('{title}', () => title);
