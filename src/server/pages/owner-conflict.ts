/** Parts of the owner’s forms that show a conflict: what somebody else has saved since the form was opened. */
import { html } from 'hono/html';
import { findDifference } from '../domain/difference';
import type { Change, Conflict } from '../domain/form-version';
import type { Markup } from './page';

export const renderConflict = (changed: Conflict['changed'], prefix: string): Markup =>
  html`<div class="problems" role="alert"><h2>Somebody else has changed this in the meantime. Nothing was saved.</h2>
    <p>What you have entered is below. Saving again replaces what is stored. These fields have changed:</p>
    <ul>${Object.keys(changed).map((name) => html`<li><a href="#${prefix}${name}">${toWords(name)}</a></li>`)}</ul></div>`;

/** The name of a field, which is its label in short. */
const toWords = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** @param id of the control */
export const getChangeId = (id: string): string => `${id}-change`;

/**
 * @param entered value of the control
 * @param format a value as the control shows it
 */
export function renderChange(
  { saved, replaced }: Change,
  {
    id,
    entered,
    format = (value) => value,
  }: { id: string; entered: string; format?: (value: string) => string },
): Markup {
  const before = replaced ?? saved;
  const text = format(findDifference(before, replaced === undefined ? entered : saved));
  const what =
    replaced === undefined
      ? 'Somebody else has saved'
      : 'Somebody else has changed this, and you have not. It was';
  return html`<span class="error change" id="${getChangeId(id)}">${what}${text ? html`: <q>${text}</q>` : ' nothing'}</span>`;
}
