// Tests that the roles of files in a block are checked by name and content.
import { describe, expect, it } from 'vitest';
import { checkRoles } from './roles.mjs';

const required = ['contract', 'loading', 'element', 'sample'].map((role) => ({
  path: `src/blocks/map/map.${role}.ts`,
  text: '',
}));

/** Messages about one file in a complete block. */
const check = (path: string, text = '') =>
  checkRoles([
    ...required.filter((file) => file.path !== path),
    { path: 'src/blocks/map/map.tsx', text: '' },
    { path, text },
  ]).map(({ message }) => message);

describe('names', () => {
  it.each([
    'map.contract.ts',
    'map.model.ts',
    'route.model.ts',
    'map.model.test.ts',
    'map-errors.spec.tsx',
    'marker-icon.tsx',
    'interactive/map-style.ts',
    'testing/Anything.you.like.ts',
  ])('accepts %s', (name) => {
    expect(check(`src/blocks/map/${name}`)).toEqual([]);
  });

  it.each([
    ['map.helpers.ts', 'has the unknown role .helpers'],
    ['map.errors.spec.ts', 'has the unknown role .errors'],
    ['map.model.old.ts', 'has the unknown role .model.old'],
    ['map.constructor.ts', 'has the unknown role .constructor'],
    ['route.contract.ts', 'is a second .contract: a block has one, src/blocks/map/map.contract.ts'],
    ['map.model.tsx', 'is a .model with JSX'],
    ['interactive/map.content.ts', 'is a second .content'],
    ['MapCard.tsx', 'use words in lower case'],
  ])('rejects %s', (name, message) => {
    expect(check(`src/blocks/map/${name}`)).toEqual([expect.stringContaining(message)]);
  });

  it('rejects a hook in a file with another name, and a file that is named like a hook without one', () => {
    const hook = 'export function useMap() {}';
    expect(check('src/blocks/map/use-map.ts', hook)).toEqual([]);
    expect(check('src/blocks/map/zoom.ts', hook)).toEqual([expect.stringContaining('use-<noun>')]);
    expect(check('src/blocks/map/use-map.ts', 'export const zoom = 1;')).toEqual([
      expect.stringContaining('exports none'),
    ]);
  });

  it('requires the files that every block needs', () => {
    const files = required.filter(({ path }) => !path.endsWith('.sample.ts'));
    expect(checkRoles(files)).toEqual([
      expect.objectContaining({
        path: 'src/blocks/map/map.sample.ts',
        message: expect.stringContaining('missing'),
      }),
    ]);
  });

  it('rejects React in an element that is not of the kind "react"', () => {
    const find = (kind: string) =>
      checkRoles([
        ...required.filter(({ path }) => !/\.(contract|element)\.ts$/.test(path)),
        {
          path: 'src/blocks/map/map.contract.ts',
          text: `export const map = contract({\n  kind: '${kind}',\n});`,
        },
        {
          path: 'src/blocks/map/map.element.ts',
          text: "import { defineElement } from '../../kit/element/define';",
        },
      ]).map(({ message }) => message);
    expect(find('react')).toEqual([]);
    expect(find('behavior')).toEqual([expect.stringContaining("kind: 'behavior'")]);
  });

  it('ignores other folders', () => {
    expect(checkRoles([{ path: 'src/kit/element/a.b.ts', text: 'fetch("/")' }], ['src/kit/a.b.css'])).toEqual(
      [],
    );
  });

  it.each([
    'map.css',
    'map.base.css',
    'map.extended.css',
    'map.light.css',
    'interactive/interactive-map.css',
  ])('accepts the style sheet %s', (name) => {
    expect(checkRoles(required, [`src/blocks/map/${name}`])).toEqual([]);
  });

  it.each(['map.print.css', 'card.base.css', 'interactive/map.base.css'])(
    'rejects the style sheet %s',
    (name) => {
      expect(checkRoles(required, [`src/blocks/map/${name}`])).toHaveLength(1);
    },
  );
});

describe('content', () => {
  it.each([
    ['map.model.ts', `import { useState } from 'react';`, `imports 'react', which a .model must not: move`],
    ['map.model.ts', `import { MapView } from './map';`, `imports './map'`],
    ['map.model.ts', 'export const f = () => document.title;', 'uses document, which a .model must not'],
    ['map.model.ts', 'export const now = () => Date.now();', 'uses Date.now'],
    ['map.model.ts', `import { x } from '../../services/page/page';`, 'take what it needs of a service'],
    ['map.contract.ts', `import styles from './map.css?inline';`, `imports './map.css?inline'`],
    ['map.contract.ts', `import { useMap } from './use-map';`, `imports './use-map'`],
    ['map.loading.ts', `import { createRoot } from 'react-dom/client';`, `imports 'react-dom/client'`],
    ['map.content.ts', `import { MapView } from './map';`, 'move what renders to the view'],
    ['map.api.ts', `import { useState } from 'react';`, 'a hook (use-*.ts)'],
    ['map.messages.ts', 'export const a = navigator.language;', 'uses navigator'],
    ['map.types.ts', 'export const A = 1;', 'contains values, which a .types must not'],
    ['map.types.ts', `import { A } from './a';`, `imports './a'`],
    ['map.sample.ts', `import { A } from './a';`, 'write the markup as plain strings'],
    ['map.tsx', 'export const f = () => fetch("/api/x");', 'uses fetch: call a service instead'],
    ['use-map.ts', 'export const useMap = () => document.cookie;', 'uses document.cookie: call a service'],
    ['route.ts', 'export const f = () => localStorage.length;', 'uses localStorage'],
  ])('%s: rejects %s', (name, text, message) => {
    expect(check(`src/blocks/map/${name}`, text)).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    ['map.model.ts', `import type { ReactNode } from 'react'; import { clamp } from '../../core/units';`],
    ['map.loading.ts', 'export const loading = { strategy: () => document.cookie };'],
    ['map.content.ts', 'export const read = (host: Element) => host.querySelector("a");'],
    ['map.types.ts', `import type { A } from './a'; export type { A }; export interface B { a: A }`],
    ['map.tsx', 'export const f = () => window.innerWidth;'],
    ['map.spec.ts', 'localStorage.clear();'],
  ])('%s: accepts %s', (name, text) => {
    expect(check(`src/blocks/map/${name}`, text)).toEqual([]);
  });
});
