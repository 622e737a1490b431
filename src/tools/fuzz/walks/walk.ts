// Helpers for walks: several requests of one visitor or owner, each using the responses to earlier ones.
import type { Backend } from '../../../server/testing/browser-client';
import type { createOwner } from '../../../server/testing/owner-client';
import type { TestApp } from '../../../server/testing/test-app';

export interface WalkContext {
  readonly test: TestApp;
  readonly app: Backend;
  readonly owner: ReturnType<typeof createOwner>;
}

export type Walk = (context: WalkContext) => Promise<void>;

/** The text that this expression captures, as an address. */
export const find = (text: string, pattern: RegExp): string =>
  (pattern.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

/** A new address, so that limits per address do not end a walk. */
export const createEmail = (): string => `${crypto.randomUUID()}@example.org`;
