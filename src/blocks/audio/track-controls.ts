// The controls of one track: play button, slider, time, speed, next track, download and message.
import { SPEEDS } from './audio.model';

/** The parts of the controls; they are read and changed by the row that they belong to. */
export interface TrackControls {
  readonly root: HTMLElement;
  readonly play: HTMLButtonElement;
  readonly slider: HTMLInputElement;
  readonly time: HTMLElement;
  readonly speed: HTMLSelectElement;
  readonly next: HTMLButtonElement;
  /** Link to the file, where the page allows a download. */
  readonly download: HTMLAnchorElement;
  /** Announced; empty without a problem. */
  readonly message: HTMLElement;
}

/** Paths of icons in a box of 24 units. */
const ICONS = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zm6 0h4v14h-4z',
  next: 'M6 5v14l9-7zm10 0h3v14h-3z',
  download: 'M11 4h2v8.2l2.6-2.6L17 11l-5 5-5-5 1.4-1.4 2.6 2.6zM5 18h14v2H5z',
};

export function createTrackControls(): TrackControls {
  const create = <T extends keyof HTMLElementTagNameMap>(tag: T, part: string, ...children: Node[]) => {
    const node = document.createElement(tag);
    node.dataset.part = part;
    node.append(...children);
    return node;
  };
  const options = SPEEDS.map((speed) => new Option(`${speed}×`, String(speed), speed === 1, speed === 1));
  const controls = {
    root: create('div', 'controls'),
    play: create('button', 'play', createIcon('play'), createIcon('pause')),
    slider: create('input', 'slider'),
    time: create('span', 'time'),
    speed: create('select', 'speed', ...options),
    next: create('button', 'next', createIcon('next')),
    download: create('a', 'download', createIcon('download')),
    message: create('span', 'message'),
  };
  const { root, ...parts } = controls;
  root.dataset.siteAudio = '';
  root.role = 'group';
  root.append(...Object.values(parts));
  controls.play.type = controls.next.type = 'button';
  controls.slider.type = 'range';
  controls.slider.min = '0';
  controls.message.role = 'status';
  return controls;
}

function createIcon(name: keyof typeof ICONS): Element {
  const [icon, path] = ['svg', 'path'].map((tag) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag),
  );
  icon!.setAttribute('viewBox', '0 0 24 24');
  icon!.setAttribute('data-icon', name);
  icon!.ariaHidden = 'true';
  path!.setAttribute('d', ICONS[name]);
  icon!.append(path!);
  return icon!;
}
