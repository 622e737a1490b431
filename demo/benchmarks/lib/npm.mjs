// Runs npm on any system.
import { spawnSync } from 'node:child_process';

/**
 * Runs npm with its output on stderr.
 * @throws {Error} with the command if it fails
 */
export function npm(args, cwd) {
  const script = process.env.npm_execpath; // set when this runs inside `npm run`
  const [command, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  const shell = command === 'npm' && process.platform === 'win32';
  const { status } = spawnSync(command, [...before, ...args], { cwd, shell, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${cwd}; see the message above.`);
}
