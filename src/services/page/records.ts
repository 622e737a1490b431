// Durable records in IndexedDB.

/** Records by id, shared by all tabs of the site. Every method rejects when the browser refuses or does not respond. */
export interface Records<T> {
  all(): Promise<readonly T[]>;
  /**
   * Changes one record in one transaction, so that tabs never overwrite each other: `change` gets the current record
   * and returns the new one; undefined deletes it. Resolves with the new record once it is on disk. After a timeout,
   * a slow browser may still call `change` and write its result.
   */
  update(id: string, change: (before: T | undefined) => T | undefined): Promise<T | undefined>;
}

/** Timeout of the database in ms, because some browsers never complete a request. */
const TIMEOUT_MS = 4000;

const STORE = 'records';

export function openRecords<T>(name: string): Records<T> {
  const run = <R>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, done: (result: R) => void) => void,
  ) => withTimeout<R>(transact(`site-${name}`, mode, work));
  return {
    all: () =>
      run('readonly', (store, done) => {
        const request = store.getAll();
        request.onsuccess = () => done(request.result);
      }),
    update: (id, change) =>
      run('readwrite', (store, done) => {
        const request = store.get(id);
        request.onsuccess = () => {
          const next = change(request.result);
          if (next === undefined) store.delete(id);
          else if (next !== request.result) store.put(next, id);
          done(next);
        };
      }),
  };
}

/** Waits until all connections are closed. */
export function deleteRecords(name: string): void {
  try {
    indexedDB.deleteDatabase(`site-${name}`);
  } catch {
    // A sandboxed frame has no databases.
  }
}

/** Opens the database for each operation: they are rare, and an open connection would prevent the back/forward cache. */
async function transact<R>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: R) => void) => void,
): Promise<R> {
  const database = await open(name);
  try {
    // Strict durability: a stored submission survives a power failure.
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    return await new Promise<R>((resolve, reject) => {
      let result: R;
      work(transaction.objectStore(STORE), (value) => {
        result = value;
      });
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
    });
  } finally {
    database.close();
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function withTimeout<R>(work: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('The database did not respond.', 'TimeoutError')),
      TIMEOUT_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
