import { describe, expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createServices } from '../services';
import type { DialogResult, Notice } from './dialogs';

/** The requests without their `answer` functions. */
const getRequests = (page: ReturnType<typeof fakePage>) =>
  page.events.map(({ type, detail }) => {
    const { answer: _, ...rest } = detail as Notice;
    return { type, ...rest };
  });

describe('dialogs and notices', () => {
  it('are requested from the page, which returns an answer [HDR-009]', async () => {
    const page = fakePage();
    const { dialogs } = createServices({ page });
    const [question, alert, toast] = [
      dialogs.confirm({ title: 'Remove it?', message: 'It is taken out.', labelConfirm: 'Remove' }),
      dialogs.alert('Sold out', 'The last one is gone.'),
      dialogs.inform('Saved.', 4000),
    ];
    void dialogs.systemError('Too late.');
    const target = {} as Element;
    void dialogs.tooltip(target, 'Copies it');
    await expect.poll(() => page.events.length).toBe(5);
    const type = 'site-services-notice-request';
    expect(getRequests(page)).toEqual([
      {
        type,
        title: 'Remove it?',
        message: 'It is taken out.',
        buttons: 'confirm-or-cancel',
        labelConfirm: 'Remove',
      },
      { type, title: 'Sold out', message: 'The last one is gone.' },
      { type, kind: 'toast', message: 'Saved.', duration: 4000 },
      { type: 'site-services-system-error-request', error: 'Too late.' },
      { type, kind: 'tooltip', message: 'Copies it', target },
    ]);
    const respond = (at: number, answer: DialogResult) =>
      (page.events[at]!.detail as Notice).answer?.(answer);
    respond(1, 'confirm');
    respond(0, 'reject');
    respond(2, 'confirm');
    expect(await Promise.all([question, alert, toast])).toEqual(['reject', 'confirm', 'confirm']);
  });

  it('are canceled on a page without <site-services>', async () => {
    const page = fakePage();
    const { dialogs } = createServices({ page, isStandalone: true });
    expect(await dialogs.confirm({ title: 'Remove it?', message: '' })).toBe('cancel');
    expect(await dialogs.inform('Saved.')).toBe('cancel');
    expect(page.events).toEqual([]);
  });
});
