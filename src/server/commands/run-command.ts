/** Runs a command on the database, such as `node dist/server/main.js backup site.dump`. */
import { readCommand } from './arguments';
import { backUp, type DatabasePlace, restore } from './backup';
import { moveToPostgres } from './move';

/** Throws with a message for the operator. */
export async function runCommand(
  args: readonly string[],
  place: DatabasePlace,
  print: (line: string) => void,
): Promise<void> {
  const command = readCommand(args);
  const { dataDir, databaseUrl } = place;
  if (command.name === 'move') return moveToPostgres(dataDir, command.to, print);
  if (command.name === 'restore') {
    await restore(place, command.file);
    return print(`Restored ${command.file}.`);
  }
  await backUp(place, command.file);
  print(
    databaseUrl
      ? `Wrote ${command.file}. Keep SITE_API_SECRET with it.`
      : `Wrote ${command.file}. Keep ${dataDir}/secret and ${dataDir}/owner-token with it.`,
  );
}
