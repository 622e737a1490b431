// @ts-check
// `npm run pack`: writes the npm packages, `site-elements` and `@site-elements/server`, as tarballs into dist/packages.
// Needs `npm run build`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { exit } from 'node:process';
import { writeClient } from './packages/client.mjs';
import { writeServer } from './packages/server.mjs';

const OUT = 'dist/packages';

for (const needed of ['dist/elements/autoload.js', 'dist/server/main.js'])
  if (!existsSync(needed)) {
    console.error(`${needed} is missing: run \`npm run build\` first.`);
    exit(1);
  }

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const project = JSON.parse(readFileSync('package.json', 'utf8'));
await writeClient(`${OUT}/client`, project);
writeServer(`${OUT}/server`, project);
for (const name of ['client', 'server']) {
  const args = ['pack', `./${OUT}/${name}`, '--pack-destination', OUT, '--json'];
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }));
  const size = `${Math.round(packed.size / 1024)} KiB, ${packed.entryCount} files`;
  console.log(`${OUT}/${packed.filename} (${size})`);
}
