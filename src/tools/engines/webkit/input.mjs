// @ts-check
// Keyboard and mouse of a WebDriver session, with Puppeteer's interface.
import { keyValue } from './keys.mjs';

/** @typedef {import('./webdriver.mjs').WebDriverSession} WebDriverSession */
/** @typedef {'left' | 'middle' | 'right'} Button */

/** @type {Readonly<Record<Button, number>>} */
const BUTTONS = { left: 0, middle: 1, right: 2 };

export class Keyboard {
  #session;

  /** @param {WebDriverSession} session */
  constructor(session) {
    this.#session = session;
  }

  /** @param {string} text */
  async type(text) {
    await this.#act(
      Array.from(text).flatMap((character) => strokes(character === '\n' ? 'Enter' : character)),
    );
  }

  /** @param {string} key for example `a`, `ArrowLeft`, `Shift+Tab` */
  async press(key) {
    const keys = key.length > 1 ? key.split('+') : [key];
    const last = keys.pop() ?? '';
    const down = keys.map((held) => ({ type: 'keyDown', value: keyValue(held) }));
    const up = keys.map((held) => ({ type: 'keyUp', value: keyValue(held) })).reverse();
    await this.#act([...down, ...strokes(last), ...up]);
  }

  /** @param {string} key */
  async down(key) {
    await this.#act([{ type: 'keyDown', value: keyValue(key) }]);
  }

  /** @param {string} key */
  async up(key) {
    await this.#act([{ type: 'keyUp', value: keyValue(key) }]);
  }

  /** @param {object[]} actions */
  #act(actions) {
    return this.#session.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

export class Mouse {
  #session;

  /** @param {WebDriverSession} session */
  constructor(session) {
    this.#session = session;
  }

  /** @param {number} x @param {number} y @param {{ steps?: number }} [options] */
  async move(x, y, { steps = 1 } = {}) {
    // The driver itself moves in a single step.
    const from = this.#position;
    const moves = Array.from({ length: steps }, (_, index) => {
      const part = (index + 1) / steps;
      return moveTo(from.x + (x - from.x) * part, from.y + (y - from.y) * part);
    });
    this.#position = { x, y };
    await this.#act(moves);
  }

  /** @param {number} x @param {number} y @param {{ button?: Button }} [options] */
  async click(x, y, { button = 'left' } = {}) {
    this.#position = { x, y };
    await this.#act([moveTo(x, y), press(button), release(button)]);
  }

  /** @param {{ button?: Button }} [options] */
  async down({ button = 'left' } = {}) {
    this.#pressed.add(button);
    await this.#act([press(button)]);
  }

  /** @param {{ button?: Button }} [options] */
  async up({ button = 'left' } = {}) {
    this.#pressed.delete(button);
    await this.#act([release(button)]);
  }

  async reset() {
    for (const button of this.#pressed) await this.up({ button });
    await this.move(0, 0);
  }

  /** @type {{ x: number, y: number }} */
  #position = { x: 0, y: 0 };
  /** @type {Set<Button>} */
  #pressed = new Set();

  /** @param {object[]} actions */
  #act(actions) {
    const source = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    return this.#session.send('POST', '/actions', { actions: [source] });
  }
}

/** @param {string} key */
const strokes = (key) => [
  { type: 'keyDown', value: keyValue(key) },
  { type: 'keyUp', value: keyValue(key) },
];

/** @param {number} x @param {number} y */
const moveTo = (x, y) => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
});

/** @param {Button} button */
const press = (button) => ({ type: 'pointerDown', button: BUTTONS[button] });

/** @param {Button} button */
const release = (button) => ({ type: 'pointerUp', button: BUTTONS[button] });
