// Tests that the list of pre-bundled packages follows the imports of the code.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { packagesOf } from './wtr-vite.mjs';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function project(files: Record<string, string>) {
  root = mkdtempSync(join(tmpdir(), 'site-elements-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

it('lists the packages and subpaths that product code and specs import, without those of the server, types, styles and the runner', () => {
  const found = packagesOf(
    project({
      'src/kit/element/define.tsx': `import { createRoot } from 'react-dom/client'; import type { Hono } from 'hono'; import './a';`,
      'src/blocks/map/map.ts': `import 'maplibre-gl/dist/maplibre-gl.css'; const load = () => import('maplibre-gl');`,
      'src/blocks/map/map.spec.ts': `import { sendKeys } from '@web/test-runner-commands'; import { expect } from '@open-wc/testing';`,
      'src/core/money.test.ts': `import { it } from 'vitest';`,
      'src/server/main.ts': `import pg from 'pg';`,
    }),
    ['src', 'elements'],
  );
  expect(found).toEqual([
    '@open-wc/testing',
    'maplibre-gl',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
  ]);
});
