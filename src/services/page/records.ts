// Durable records in IndexedDB.

/** Records by id, shared by all tabs of the site. Every verb rejects when the browser refuses or does not answer. */
export interface Records<T> {
  all(): Promise<readonly T[]>;
  /**
   * Changes one record in one transaction, so that two tabs never overwrite each other: `change` is handed what is
   * there and answers what is to be there; undefined is nothing. Resolves with it once it is on disk. After it has
   * rejected for want of an answer, a browser that is only slow may still ask `change`, and do it.
   */
  update(id: string, change: (before: T | undefined) => T | undefined): Promise<T | undefined>;
}

/** A database that has not answered by then counts as missing, in ms: some browsers leave a request hanging. */
const PATIENCE = 4000;

const STORE = 'records';

export function openRecords<T>(name: string): Records<T> {
  const run = <R>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, done: (result: R) => void) => void,
  ) => inTime<R>(transact(`site-${name}`, mode, work));
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
          const after = change(request.result);
          if (after === undefined) store.delete(id);
          else if (after !== request.result) store.put(after, id);
          done(after);
        };
      }),
  };
}

/** Waits for whoever has the database open. */
export function deleteRecords(name: string): void {
  try {
    indexedDB.deleteDatabase(`site-${name}`);
  } catch {
    // A sandboxed frame has none.
  }
}

/** Opened for each piece of work: they are rare, and an open connection would keep a page out of the back/forward cache. */
async function transact<R>(
  name: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: R) => void) => void,
): Promise<R> {
  const database = await open(name);
  try {
    // Strict: a submission that was kept also survives the battery.
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

function inTime<R>(work: Promise<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('No answer.', 'TimeoutError')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
