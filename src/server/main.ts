/** The process: starts the server, says where it answers, and ends it in an orderly way. */
import { readConfig } from './config';
import { type RunningServer, startServer } from './start';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** One sentence, no stack: what is wrong is nearly always the configuration. */
function giveUp(error: unknown): never {
  process.stderr.write(`site-api: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env, import.meta.dirname);
  // In a turn of its own: its first steps hold the thread, and a signal must find its listener before them.
  const starting = Promise.resolve().then(() => startServer(config, say, giveUp));
  stopOnSignal(starting);
  const running = await starting;
  if (config.port !== 0 && running.port !== config.port)
    say(`Port ${config.port} is taken; using ${running.port}.`);
  say(
    `Site ready at http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${running.port}/`,
  );
}

/** Also while it is starting: a database that is half open is closed, too. */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1); // asked twice: at once
      stopping = true;
      starting.then((running) => running.stop()).then(() => process.exit(0), giveUp);
    });
  }
}

run().catch(giveUp);
