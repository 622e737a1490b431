// Renders markup, checks it like dev.js, and returns the console output.
import { fixture, html } from '@open-wc/testing';
import { contracts } from '../../../elements/contracts';
import { resetWarnings } from '../../kit/element/warn';
import { captureConsole } from '../../kit/testing/console';
import { type Devtools, type DevtoolsOptions, startDevtools } from '../devtools';

export interface Inspection {
  /** Lines of the console. */
  readonly printed: readonly string[];
  /** The arguments of each line, including the element. */
  readonly words: readonly (readonly unknown[])[];
}

/** @param act called before the check */
export async function inspect(
  markup: string,
  act: (devtools: Devtools, box: HTMLElement) => unknown = () => {},
  checks: DevtoolsOptions['checks'] = [],
): Promise<Inspection> {
  resetWarnings();
  const words: unknown[][] = [];
  await captureConsole(async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    console.warn = (...line: unknown[]) => void words.push(line);
    const devtools = startDevtools({ contracts, checks });
    try {
      box.setHTMLUnsafe(markup);
      await act(devtools, box);
      devtools.check();
    } finally {
      devtools.stop();
    }
  });
  return { printed: words.map(([line]) => String(line)), words };
}

/** Stands for the base style sheet, which dev.js detects by its layer. */
export const SHEET = '<style>@layer site-elements { site-gallery { display: block } }</style>';
