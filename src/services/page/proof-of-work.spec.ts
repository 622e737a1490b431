import { expect } from '@open-wc/testing';
import type { CaptchaChallenge } from '../../core/wire/captcha';
import { deriveBits } from './derive-key';
import { browserPage } from './page';

const NONCE = '00112233445566778899aabbccddeeff';
const SALT = 'ffeeddccbbaa99887766554433221100';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A challenge with this counter as its solution. */
async function createChallenge(counter: number): Promise<CaptchaChallenge> {
  const password = new Uint8Array([...bytes(NONCE), 0, 0, counter >> 8, counter & 255]);
  const key = hex(await deriveBits({ password, salt: bytes(SALT), iterations: 50, length: 32 }));
  const work = { algorithm: 'PBKDF2/SHA-256', nonce: NONCE, salt: SALT, cost: 50, keyLength: 32 };
  return { parameters: { ...work, keyPrefix: key.slice(0, 32), expiresAt: 9e9 }, signature: 'ab' };
}

describe('proof of work in a browser', () => {
  const { Worker: NativeWorker } = window;
  const createSignal = () => new AbortController().signal;
  afterEach(() => {
    window.Worker = NativeWorker;
  });

  it('is computed in a worker', async () => {
    const started: unknown[] = [];
    window.Worker = class extends NativeWorker {
      constructor(...args: ConstructorParameters<typeof NativeWorker>) {
        super(...args);
        started.push(args[1]?.type);
      }
    };
    const { counter } = await browserPage().solveChallenge(await createChallenge(260), createSignal());
    expect(counter).to.equal(260);
    expect(started).to.deep.equal(['module']);
  });

  it('is computed on the main thread without a worker, and yields to other tasks', async () => {
    window.Worker = class {
      constructor() {
        throw new DOMException('Workers come from the same origin.', 'SecurityError');
      }
    } as unknown as typeof NativeWorker;
    let ticks = 0;
    const interval = setInterval(() => ticks++, 1);
    const { counter } = await browserPage().solveChallenge(await createChallenge(300), createSignal());
    clearInterval(interval);
    expect(counter).to.equal(300);
    expect(ticks).to.be.greaterThan(0);
  });

  /** A challenge without a solution. */
  const createEndless = async () => {
    const challenge = await createChallenge(1);
    return { ...challenge, parameters: { ...challenge.parameters, keyPrefix: 'f'.repeat(40) } };
  };

  it('stops when it is aborted', async () => {
    const stop = new AbortController();
    window.Worker = class extends NativeWorker {
      constructor(...args: ConstructorParameters<typeof NativeWorker>) {
        super(...args);
        setTimeout(() => stop.abort(), 50);
      }
    };
    const outcome = browserPage()
      .solveChallenge(await createEndless(), stop.signal)
      .catch((error: Error) => error.name);
    expect(await outcome).to.equal('AbortError');
  });

  it('does not start when it has been aborted', async () => {
    let workers = 0;
    window.Worker = class extends NativeWorker {
      constructor(...args: ConstructorParameters<typeof NativeWorker>) {
        super(...args);
        workers++;
      }
    };
    const outcome = browserPage()
      .solveChallenge(await createEndless(), AbortSignal.abort())
      .catch((error: Error) => error.name);
    expect([await outcome, workers]).to.deep.equal(['AbortError', 0]);
  });
});
