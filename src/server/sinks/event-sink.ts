/** Port for engines that get a copy of the counted events. */
import type { StoredEvent } from '../stores/event-feed';

export interface EventSink {
  /** Name of the feed's reader, also used as a metric label. */
  readonly name: string;
  /** Maximum number of events per write. */
  readonly maxBatch: number;
  /** Time until events that do not fill a batch are written, in milliseconds. */
  readonly pauseMs: number;
  /**
   * Stores a batch; resolves when the engine has it. The same events may be written again, in other batches: the
   * engine, or whoever reads from it, has to drop duplicates by id.
   */
  write(events: readonly StoredEvent[]): Promise<void>;
  /** Erases the events of a visitor, or tells readers to do so. `id` is the same for every attempt. */
  erase(visitor: string, id: string): Promise<void>;
  close(): Promise<void>;
}
