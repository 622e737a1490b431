// The command `site-elements wrap`: files, standard input, reports and exit codes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execPath } from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';

const PAGE =
  '<div class="sqs-block button-block"><a href="/">Caf\xe9</a></div>\n<div class="sqs-block guestbook-block"></div>\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrap-'));
  writeFileSync(join(folder, 'page.html'), PAGE, 'latin1');
});
afterEach(() => rmSync(folder, { recursive: true }));

function command(args: readonly string[], input: string | Buffer = '') {
  const cli = resolve(import.meta.dirname, 'cli.mjs');
  const { status, stdout, stderr } = spawnSync(execPath, [cli, ...args], { cwd: folder, input });
  return { status, stdout: stdout.toString('latin1'), stderr: stderr.toString() };
}

it('writes the page to a file and the report to standard output', () => {
  const { status, stdout, stderr } = command(['wrap', 'page.html', '-o', 'out.html']);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('1 block wrapped, 1 left.\n  line 1: button, <site-button>\n');
  expect(stdout).toContain('  line 2: guestbook-block: there is no element for it\n');
  const page = readFileSync(join(folder, 'out.html'), 'latin1');
  expect(page).toContain(
    '<site-button><div class="sqs-block button-block"><a href="/">Caf\xe9</a></div></site-button>\n',
  );
});

it('reads standard input, and writes the report to standard error', () => {
  const { status, stdout, stderr } = command(['wrap', '-', '--json', '--base', '/elements'], PAGE);
  expect(status).toBe(0);
  expect(stdout).toContain('src="/elements/autoload.js"');
  expect(JSON.parse(stderr).wrapped).toEqual([{ line: 1, kind: 'button', tag: 'site-button' }]);
});

it('can overwrite a page, and changes nothing the second time', () => {
  const first = command(['wrap', 'page.html', '-o', 'page.html']);
  const once = readFileSync(join(folder, 'page.html'));
  const second = command(['wrap', 'page.html', '-o', 'page.html']);
  expect([first.status, second.status]).toEqual([0, 0]);
  expect(second.stdout).toContain('0 blocks wrapped, 1 left, 1 already in an element.');
  expect(readFileSync(join(folder, 'page.html'))).toEqual(once);
});

it('exits with 2 if blocks are left with --strict', () => {
  expect(command(['wrap', 'page.html', '--strict']).status).toBe(2);
  expect(command(['wrap', '-', '--strict'], '<p>Text</p>')).toMatchObject({
    status: 0,
    stdout: '<p>Text</p>',
  });
});

it.each([
  [[], 'A command is missing.'],
  [['unwrap'], 'There is no command "unwrap".'],
  [['wrap'], 'The page to wrap is missing.'],
  [['wrap', 'a.html', 'b.html'], 'One page at a time.'],
  [['wrap', 'missing.html'], 'ENOENT'],
  [['wrap', 'page.html', '--fast'], "Unknown option '--fast'"],
])('exits with 1 for %j', (args, message) => {
  const { status, stdout, stderr } = command(args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
});

it('rejects UTF-16', () => {
  const { status, stderr } = command(['wrap', '-'], Buffer.from('\ufeff<p>', 'utf16le'));
  expect(status).toBe(1);
  expect(stderr).toContain('UTF-16');
});

it('prints help and its exit codes', () => {
  expect(command(['--help']).stdout).toContain('Exit codes:');
});
