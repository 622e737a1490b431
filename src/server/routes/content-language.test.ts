import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentCollection } from '../../core/content/content-item';
import { addContentCollection } from '../stores/content-collections';
import { addNotes, NOTE_IDS, setComments } from '../testing/comment-state';
import { sharedApp } from '../testing/shared-app';
import { createShopper } from '../testing/shopper';
import { restartApp } from '../testing/test-app';

const test = sharedApp('comment', 'comment_mark', 'comment_thread', 'job', 'mail_log');
const SHOWS: ContentCollection = {
  id: 'shows',
  kind: 'events',
  title: 'Bühne',
  description: '',
  path: '/buehne/',
};
beforeAll(async () => {
  await addNotes(test);
  await addContentCollection(test.db, test.siteId, SHOWS);
});
beforeEach(() => setComments(test, { requireApproval: false }));

const inLanguage = (locale: string) =>
  createShopper(restartApp(test, { site: { ...test.deps.site, locale } }));

/** Text of a page without its markup. */
const strip = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the pages of a collection', () => {
  it.each([
    ['de', '/notes/', /Notes .*Von Ada .*Alle Beiträge Archiv Themen RSS/],
    ['fr', '/notes/archive', /Notes : Archives .*Tous les articles/],
    ['es', '/notes/tags', /Notes: Temas .*Autores .*Todas las entradas/],
    ['it', '/notes/?category=Nulla', /Tutto Notes .*Qui non c’è nulla che corrisponda\./],
    ['nl', '/notes/nothing', /Pagina niet gevonden .*Naar Notes/],
    ['pl', '/buehne/', /Obecnie nie zaplanowano żadnych wydarzeń\. .*Minione wydarzenia .*Plik kalendarza/],
    ['ja', '/notes/first', /著者： Ada .*リンクをコピー .*コメント/],
    ['ar', '/notes/first', /بقلم Ada .*التعليقات/],
  ])('are in the language of the site: %s %s', async (locale, path, expected) => {
    const { text } = await inLanguage(locale).see(path);
    expect(text).toContain(`<html lang="${locale}"${locale === 'ar' ? ' dir="rtl"' : ''}>`);
    expect(strip(text)).toMatch(expected);
  });
});

describe('a comment', () => {
  const COMMENT = { itemId: NOTE_IDS.first, name: 'Ada', email: 'ada@example.org', body: 'Schön' };

  it('is rejected on the page of its item in the language of the site, whatever the language of the visitor is', async () => {
    const reader = inLanguage('de');
    await reader.send('/cart?lang=fr', { headers: { accept: 'text/html' } });
    const page = await reader.see('/notes/first');
    const submissionId = /name="submissionId" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const { status, text } = await reader.press('/api/comments', { ...COMMENT, body: '', submissionId });
    expect(status).toBe(422);
    expect(text).toContain('<html lang="de">');
    expect(strip(text)).toMatch(/Bitte prüfen Sie Ihren Kommentar .*Bitte schreiben Sie einen Kommentar\./);
  });

  it('of an unknown page is rejected in the language of the visitor', async () => {
    const reader = inLanguage('en');
    await reader.send('/cart?lang=nl', { headers: { accept: 'text/html' } });
    const { status, text } = await reader.press('/api/comments', {
      ...COMMENT,
      itemId: '',
      page: '/nowhere',
    });
    expect(status).toBe(404);
    expect(text).toContain('Op dit adres zijn geen reacties.');
  });
});
