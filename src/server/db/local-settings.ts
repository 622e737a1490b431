/**
 * Settings that apply to one PostgreSQL transaction, not to the session: behind a pooler, the next transaction may run
 * on another connection.
 */
import pg from 'pg';

/** Values by name. */
export type LocalSettings = Readonly<Record<string, string>>;

/** Statements that apply the settings in an open transaction. */
export const formatSettings = (settings: LocalSettings): string[] =>
  Object.entries(settings).map(([name, value]) => `set local ${name} = ${pg.escapeLiteral(value)}`);

/** Settings that apply in a transaction. */
export interface LocalState {
  readonly settings: LocalSettings;
  /** Expression that fails unless the transaction may run; it is never true. */
  readonly guard?: string | undefined;
}

/** Runs a single statement as a transaction of its own, in this state. */
export function queryWithState(
  client: pg.ClientBase,
  { settings, guard }: LocalState,
  text: string,
  params?: readonly unknown[],
): Promise<{ rows: unknown[] }> {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true) is null`,
  );
  const conditions = guard ? [guard, ...calls] : calls;
  if (conditions.length === 0) return client.query(text, params as unknown[]);
  return new Promise((resolve, reject) => {
    const done: Callback = (error, result) => (error ? reject(error) : resolve(result));
    const first = `select where ${conditions.join(' or ')}`;
    client.query(new QueryAfterAnother(first, { text, values: params, queryMode: 'extended' }, done));
  });
}

type Callback = (error: Error | null, result: { rows: unknown[] }) => void;

/** The parts of the driver used here; they are missing from its published types. */
interface Connection {
  parse(statement: { text: string }): void;
  bind(values: object): void;
  execute(portal: object): void;
}

interface ExtendedQuery extends pg.Submittable {
  prepare(connection: Connection): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const ExtendedQuery = pg.Query as unknown as new (config: object, callback: Callback) => ExtendedQuery;

/**
 * Two statements that are sent together and form one transaction, since a single sync message ends them: the first one
 * applies the settings and has no result, the second one is the query.
 */
class QueryAfterAnother extends ExtendedQuery {
  readonly #first: string;
  #isSet = false;

  constructor(first: string, config: object, callback: Callback) {
    super(config, callback);
    this.#first = first;
  }

  override prepare(connection: Connection): void {
    connection.parse({ text: this.#first });
    connection.bind({});
    connection.execute({});
    super.prepare(connection);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isSet) super.handleCommandComplete(message, connection);
    this.#isSet = true;
  }
}
