import { describe, expect, it } from 'vitest';
import { search } from './search';

const items = [
  {
    title: 'Dawn Ridge',
    description: 'A print.',
    text: 'Pigment print on cotton paper. Café Müller sells it.',
  },
  { title: 'Paper', description: '', text: 'What we print on: cotton, and nothing else.' },
  {
    title: 'Contact',
    description: '',
    text: `${'word '.repeat(60)}the studio in Tromsø is open on Fridays ${'word '.repeat(60)}`,
  },
];
const titles = (question: string) => search(items, question).map(({ item }) => item.title);

describe('search', () => {
  it.each([
    ['paper', ['Paper', 'Dawn Ridge']],
    ['cotton dawn', ['Dawn Ridge']],
    ['CAFE muller', ['Dawn Ridge']],
    ['rid', ['Dawn Ridge']],
    ['cotton nowhere', []],
    ['', []],
    [' ?! ', []],
    ['.*', []],
  ])('for "%s" finds %j', (question, found) => {
    expect(titles(question)).toEqual(found);
  });

  it('shows an excerpt around the match', () => {
    const [found] = search(items, 'studio');
    expect(found?.excerpt).toMatch(/^… (word )+the studio in Tromsø .* …$/);
    expect(found?.excerpt.length).toBeLessThan(170);
  });
});
