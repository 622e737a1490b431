// Fake third-party scripts for tests.
import type { Page } from '../page';

/** Globals that the script defines; `missing` if it fails to load, `no-response` if it never settles. */
export type FakeScriptResponse = Record<string, unknown> | 'missing' | 'no-response';

export interface FakeScripts {
  /** Requested URLs, in order. */
  readonly scripts: readonly string[];
  /** Ids of script elements that have one. */
  readonly scriptIds: readonly string[];
  /** Requested style sheets, which load immediately. */
  readonly styles: readonly string[];
  /** Sets the outcomes of the next scripts; the last one repeats. */
  respondToScripts(...responses: readonly FakeScriptResponse[]): void;
  /** Challenges whose solution was started. */
  readonly proofs: readonly unknown[];
}

export function fakeScripts(): FakeScripts &
  Pick<Page, 'loadScript' | 'insertScript' | 'loadStylesheet' | 'getGlobal' | 'solveChallenge'> {
  const scripts: string[] = [];
  const scriptIds: string[] = [];
  const styles: string[] = [];
  const proofs: unknown[] = [];
  const responses: FakeScriptResponse[] = ['missing'];
  const globals: Record<string, unknown> = {};
  const loadScript = async (url: string, id?: string) => {
    scripts.push(url);
    if (id) scriptIds.push(id);
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response === 'missing' || response === undefined) throw new Error(`${url} could not be loaded.`);
    if (response === 'no-response') return new Promise<void>(() => {});
    Object.assign(globals, response);
  };
  return {
    scripts,
    scriptIds,
    styles,
    proofs,
    respondToScripts: (...next) => void responses.splice(0, responses.length, ...next),
    async loadStylesheet(url) {
      styles.push(url);
    },
    loadScript,
    insertScript: (url) => loadScript(url),
    getGlobal: (name) => globals[name],
    async solveChallenge(challenge, signal) {
      proofs.push(challenge);
      await Promise.resolve();
      signal.throwIfAborted();
      return { counter: 7, derivedKey: '00ff' };
    },
  };
}
