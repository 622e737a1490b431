/** Reads values of environment variables. An invalid value fails with one message. */

import { readLocaleTag } from './domain/hosted-site-input';

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Comma-separated values. */
export function readList(text = ''): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

export function readUrl(env: Environment, name: string): string | undefined {
  const text = env[name] || undefined;
  if (text && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
    throw new Error(`${name}="${text}" is not an address like https://www.example.com.`);
  return text;
}

/** A language tag such as `de` or `pt-BR`. */
export function readLocale(env: Environment, name: string): string | undefined {
  const text = env[name] || undefined;
  const locale = text && readLocaleTag(text);
  if (text && !locale) throw new Error(`${name}="${text}" is not a language tag like de or pt-BR.`);
  return locale;
}

export function readInteger(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max)
    throw new Error(`${name}="${text}" is not a whole number from 0 to ${max}.`);
  return value;
}

export function readChoice<const T extends string>(
  env: Environment,
  name: string,
  allowed: readonly [T, ...T[]],
): T {
  const text = env[name] || allowed[0];
  const found = allowed.find((one) => one === text);
  if (!found) throw new Error(`${name}="${text}" is not one of ${allowed.join(', ')}.`);
  return found;
}
