// A visitor uses a map, a marquee, a tooltip and a dialog.
import { expect } from 'vitest';
import type { Journeys } from './journey';

export const blockJourneys: Journeys = {
  'a map shows its address and becomes interactive on request': async ({ visitor }) => {
    await visitor.goto('/elements/map/');
    await visitor.pointAt('[data-stage] site-map');
    await visitor.click('[data-stage] site-map >>> [part=show]');
    await visitor.waitFor('[data-stage] site-map >>> canvas');
  },

  'a marquee moves, and its button stops it': async ({ visitor, proxy }) => {
    proxy.addPage('/journey/marquee', '<site-marquee><p>The book is here</p></site-marquee>');
    await visitor.goto('/journey/marquee');
    await visitor.waitFor('site-marquee >>> [data-state=running]', () => true);
    await visitor.click('site-marquee >>> [part=pause]');
    await visitor.waitFor('site-marquee >>> [data-state=paused]', () => true);
  },

  'a tooltip opens under the pointer and closes by Escape': async ({ visitor, proxy }) => {
    proxy.addPage(
      '/journey/tooltip',
      '<site-tooltip delay="0" text="Copies the address"><a href="#share">Share</a></site-tooltip>',
    );
    await visitor.goto('/journey/tooltip');
    await visitor.pointAt('site-tooltip a');
    const isOpen = () =>
      visitor.run(
        () => document.querySelector('site-tooltip')?.shadowRoot?.querySelector(':popover-open') != null,
      );
    await expect.poll(isOpen).toBe(true);
    await visitor.press('Escape');
    await expect.poll(isOpen).toBe(false);
  },

  'a dialog of the page opens by a button with a command': async ({ visitor, proxy }) => {
    proxy.addPage(
      '/journey/command',
      `<button commandfor="terms" command="show-modal">Terms</button>
       <dialog id="terms"><p>No returns.</p><button commandfor="terms" command="close">Close</button></dialog>`,
    );
    await visitor.goto('/journey/command');
    await visitor.pointAt('main > button');
    await visitor.click('main > button');
    await visitor.waitFor('dialog[open]');
    await visitor.click('dialog button');
    await visitor.waitUntil(() => !document.querySelector('dialog[open]'));
  },

  'a confirmation has the focus, and closes by Escape, which restores it': async ({ visitor, proxy }) => {
    proxy.addPage(
      '/journey/dialog',
      '<button>Remove</button><site-dialog keep heading="Remove the print?">It will be removed.</site-dialog>',
    );
    await visitor.goto('/journey/dialog');
    await visitor.run(() => {
      document.querySelector('button')?.focus();
      document.querySelector('site-dialog')?.setAttribute('open', '');
    });
    await visitor.waitFor('site-dialog >>> dialog[open]');
    await visitor.waitUntil(() => document.activeElement?.localName === 'site-dialog');
    await visitor.press('Escape');
    await visitor.waitUntil(
      () => !document.querySelector('site-dialog')?.shadowRoot?.querySelector('dialog[open]'),
    );
    await visitor.waitUntil(() => document.activeElement?.localName === 'button');
  },
};
