// How many images load at once?

/** At most so many loads run at once (IMG-018), and on a phone one after the other (IMG-019). */
export const MAX_CONCURRENT = 16;
export const MAX_CONCURRENT_MOBILE = 1;

/** A load; it calls back when it has ended, however. */
export type Task = (done: () => void) => void;

export interface Queue {
  /** Runs the task when its turn comes; the answer takes it out, and frees its place when it runs. */
  add(task: Task): () => void;
}

/** @param limit asked anew at each turn */
export function createQueue(limit: () => number): Queue {
  const waiting: Task[] = [];
  const running = new Set<Task>();

  function leave(task: Task) {
    const place = waiting.indexOf(task);
    if (place >= 0) waiting.splice(place, 1);
    if (running.delete(task)) turn();
  }

  function turn() {
    while (running.size < limit() && waiting.length > 0) {
      const task = waiting.shift()!;
      running.add(task);
      task(() => leave(task));
    }
  }

  return {
    add(task) {
      waiting.push(task);
      turn();
      return () => leave(task);
    },
  };
}
