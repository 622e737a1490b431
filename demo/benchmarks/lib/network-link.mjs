// A slow connection that sends responses in the order of their priority (RFC 9218).

/** Lighthouse's Slow 4G for "devtools": 150 ms round trip × 3.75 in ms, 1.6 Mbit/s × 0.9 in kbit/s. */
export const SLOW_4G = { latency: 562.5, download: 1474.56 };

/** Bytes per write: 11 ms at Slow 4G. A more important response waits for one write at most. */
const CHUNK = 2048;
/** Late timers are made up for, up to this many milliseconds of transfer. */
const CATCH_UP_MS = 20;

/**
 * One downlink for all responses of a server. The throttling of DevTools divides the bandwidth equally among all
 * requests, so that the largest image waits for lazy ones if they are requested within the duration of its transfer;
 * servers that follow the priorities of the browser send it first.
 * @param {{ latency: number, download: number }} speed milliseconds until a response begins; kbit/s
 */
export function createLink({ latency, download }) {
  const bytesPerMs = (download * 1024) / 8 / 1000;
  const queue = [];
  let freeAt = 0;
  let isScheduled = false;

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(pump, Math.max(0, freeAt - performance.now()));
  };
  function pump() {
    isScheduled = false;
    const now = performance.now();
    while (queue.length > 0 && freeAt <= now) {
      freeAt = Math.max(freeAt, now - CATCH_UP_MS) + sendNext(queue) / bytesPerMs;
    }
    if (queue.length > 0) schedule();
  }

  return {
    /** Sends the headers after the latency, and the body when it is its turn. */
    respond(request, response, { status, headers, body }) {
      setTimeout(() => {
        if (response.destroyed) return;
        response.writeHead(status, headers);
        if (queue.length === 0) freeAt = Math.max(freeAt, performance.now());
        queue.push({ response, body, sent: 0, ...readPriority(request.headers.priority) });
        schedule();
      }, latency);
    },
  };
}

/**
 * Reads a `priority` header.
 * @returns {{ urgency: number, incremental: boolean }} urgency from 0, the most urgent, to 7
 */
export function readPriority(header = '') {
  const urgency = /\bu=([0-7])/.exec(header)?.[1] ?? 3;
  return { urgency: Number(urgency), incremental: /(^|[\s,])i($|[\s,;])/.test(header) };
}

/**
 * Writes a part of the most urgent response. Those of the same urgency are sent one after the other, incremental ones
 * by turns.
 * @returns {number} bytes written
 */
function sendNext(queue) {
  const urgency = Math.min(...queue.map((one) => one.urgency));
  const index = queue.findIndex((one) => one.urgency === urgency);
  const [next] = queue.splice(index, 1);
  if (next.response.destroyed) return 0;
  const part = next.body.subarray(next.sent, next.sent + CHUNK);
  next.sent += part.length;
  if (next.sent >= next.body.length) next.response.end(part);
  else {
    next.response.write(part);
    queue.splice(next.incremental ? queue.length : index, 0, next);
  }
  return part.length;
}
