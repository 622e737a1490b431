import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findReactExports, readReactExports } from './react-exports.mjs';

const EMPTY = {
  react: [],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
  'react-dom': [],
  'react-dom/client': [],
};
const find = (text: string) => findReactExports([{ path: 'view.tsx', text }]);

it('finds the imported exports of React by module', () => {
  const text = `import { type ReactNode, useState, lazy as later } from 'react';
    import { flushSync } from 'react-dom';
    import type { Root } from 'react-dom/client';`;
  expect(find(text)).toEqual({ ...EMPTY, react: ['lazy', 'useState'], 'react-dom': ['flushSync'] });
});

it('finds the members that a default or namespace import is used for', () => {
  expect(find("import React from 'react'; React.createElement(React.Fragment); other.use();")).toEqual({
    ...EMPTY,
    react: ['Fragment', 'createElement'],
  });
  expect(find("import * as dom from 'react-dom/client'; dom.hydrateRoot();")).toEqual({
    ...EMPTY,
    'react-dom/client': ['hydrateRoot'],
  });
});

it('ignores other packages', () => {
  expect(find("import { useState } from 'react-like';")).toEqual(EMPTY);
});

it('includes what r2wc uses, and nothing that only the slim runtime or specs use', () => {
  const { react, 'react-dom/client': client } = readReactExports(resolve(import.meta.dirname, '../../..'));
  expect(react).toEqual(expect.arrayContaining(['createElement', 'useState']));
  expect(client).toEqual(['createRoot', 'hydrateRoot']);
  expect(react).not.toContain('StrictMode');
});
