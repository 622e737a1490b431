/** Server process: starts, prints the address, and shuts down gracefully; or runs a command. */
import { isCommand } from './commands/arguments';
import { changeSites } from './commands/hosted-sites';
import { createReadKeys } from './commands/payment-keys';
import { runCommand } from './commands/run-command';
import { readSiteCommand } from './commands/site-arguments';
import { readConfig } from './config';
import { openDatabase } from './open-database';
import { getSecrets } from './secrets';
import { type RunningServer, startServer } from './start';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the message without a stack; the cause is nearly always the configuration. */
function exitWithError(error: unknown): never {
  process.stderr.write(`site-api: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env, import.meta.dirname);
  // Deferred by one tick: the first steps block the thread, and signal handlers must be registered before them.
  const starting = Promise.resolve().then(() => startServer(config, print, exitWithError));
  stopOnSignal(starting);
  const running = await starting;
  if (config.port !== 0 && running.port !== config.port)
    print(`Port ${config.port} is in use; listening on ${running.port} instead.`);
  print(
    `Site ready at http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${running.port}/`,
  );
}

/** Also during the start: a partially opened database is closed. */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1); // second signal: exit immediately
      stopping = true;
      starting.then((running) => running.stop()).then(() => process.exit(0), exitWithError);
    });
  }
}

/** These commands sign nothing, so they need no secret. */
async function runAsCommand(args: readonly string[]): Promise<void> {
  const env = { SITE_API_SECRET: '-'.repeat(32), ...process.env };
  return runCommand(args, readConfig(env, import.meta.dirname), print);
}

/** The server's secrets, from which the secrets of the sites are derived. */
async function runAsSiteCommand(args: readonly string[]): Promise<void> {
  const command = readSiteCommand(args);
  const config = readConfig(process.env, import.meta.dirname);
  const db = await openDatabase(config, exitWithError);
  try {
    await changeSites(
      db,
      command,
      getSecrets(config),
      print,
      createReadKeys(process.env.SITE_PAYMENT_KEYS, process.stdin),
    );
  } finally {
    await db.close();
  }
}

function start(args: readonly string[]): Promise<void> {
  const [name, ...rest] = args;
  if (name === 'site') return runAsSiteCommand(rest);
  return isCommand(name) ? runAsCommand(args) : run();
}

start(process.argv.slice(2)).catch(exitWithError);
