// @ts-check
// A visitor in a thread of their own: what the load costs this process does not count as time of the server. Opens a page at fixed
// times, whether or not the last one has arrived, until it is stopped, and then posts the time of each in milliseconds.
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, intervalMs } = workerData;
const agent = new Agent({ keepAlive: true });
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

/** @returns {Promise<void>} */
const open = () =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`The page has status ${response.statusCode}.`)),
      );
      response.once('error', reject);
    });
    request.once('error', reject);
  });

/** @param {number} due */
const measure = async (due) => {
  await open();
  return performance.now() - due;
};

const pages = [];
const start = performance.now();
for (let count = 0; !isOver; count++) {
  const due = start + count * intervalMs;
  await sleep(Math.max(0, due - performance.now()));
  pages.push(measure(Math.min(due, performance.now())));
}
parentPort?.postMessage(await Promise.all(pages));
agent.destroy();
