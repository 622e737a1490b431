/** Port to engines that get a copy of the counted events. */
import type { StoredEvent } from '../stores/event-feed';

export interface EventSink {
  /** Name of the reader of the feed, and label of metrics. */
  readonly name: string;
  /** Most events in one write. */
  readonly maxBatch: number;
  /** Time until events that do not fill a batch are written, in milliseconds. */
  readonly pauseMs: number;
  /**
   * Stores a batch; resolves when the engine has it. The same events may be written again, in other batches: the
   * engine, or its reader, keeps one of each id.
   */
  write(events: readonly StoredEvent[]): Promise<void>;
  /** Erases the events of a visitor, or asks those who read them to. `id` is the same for each attempt. */
  erase(visitor: string, id: string): Promise<void>;
  close(): Promise<void>;
}
