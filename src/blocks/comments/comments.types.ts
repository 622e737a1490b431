// Shared types of the comments block.
import type { ReactNode } from 'react';
import type { CommentThread } from '../../core/comments/comment';
import type { BlockProps } from '../../kit/element/define';
import type { Services } from '../../services/services';
import type { comments } from './comments.contract';

export type CommentsProps = BlockProps<typeof comments>;

/** Dependencies of the parts of the site's own comments. */
export interface ThreadDeps extends Pick<CommentsProps, 'host' | 'emit'> {
  readonly services: Services;
  readonly thread: CommentThread;
  getProps(): CommentsProps;
  /** Resolves to undefined when a part cannot be loaded: links and forms then work as without script. */
  load<T>(part: () => Promise<T>): Promise<T | undefined>;
  /** The messages of a part in the language of the page, with the element's overrides. */
  getMessages<N extends string>(defaults: Readonly<Record<N, string>>): Readonly<Record<N, string>>;
  /** Renders next to the page's nodes, synchronously. @param render if missing, the view of this name is removed */
  draw(name: 'fetched' | 'retry' | 'change' | 'waiting', render?: () => ReactNode): void;
  /** Announces the text to screen readers, once. */
  announce(text: string): void;
  /** Called before comment nodes are removed, to remove content placed in them. */
  readonly closers: Set<() => void>;
  /** Aborts when the element leaves the document. */
  readonly signal: AbortSignal;
}

/** A part of the script that is loaded when one of its links, buttons or forms is used. */
export interface ThreadPart {
  handle(control: HTMLElement): Promise<void> | void;
}
