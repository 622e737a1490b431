// Queue that limits how many images load concurrently.

/** Maximum number of concurrent loads (IMG-018), with a lower one on mobile devices (IMG-019). */
export const MAX_CONCURRENT = 16;
export const MAX_CONCURRENT_MOBILE = 1;

/** Starts a load and calls `done` when it has ended, successfully or not. */
export type Task = (done: () => void) => void;

export interface Queue {
  /** Runs the task as soon as there is capacity. Returns a function that removes it and frees its slot. */
  add(task: Task): () => void;
}

/** @param getLimit called whenever a task could start */
export function createQueue(getLimit: () => number): Queue {
  const waiting: Task[] = [];
  const running = new Set<Task>();

  function remove(task: Task) {
    const index = waiting.indexOf(task);
    if (index >= 0) waiting.splice(index, 1);
    if (running.delete(task)) startNext();
  }

  function startNext() {
    while (running.size < getLimit() && waiting.length > 0) {
      const task = waiting.shift()!;
      running.add(task);
      task(() => remove(task));
    }
  }

  return {
    add(task) {
      waiting.push(task);
      startNext();
      return () => remove(task);
    },
  };
}
