// What the script draws beside the comments, the form and the links that the page has printed.
import type { ComponentType, ReactNode } from 'react';
import type { Comment, CommentList } from '../../core/comments/comment';
import type { CommentMarkupContext } from '../../core/comments/comment-markup';
import type { FetchedThreadProps } from './fetched-thread';

/** A comment in a node of its own, in a list of the page or of the fetched thread. */
export interface DrawnComment {
  readonly item: HTMLElement;
  readonly comment: Comment;
  readonly context: CommentMarkupContext;
}

/** What is wrong with a comment. */
export interface Problems {
  /** Above the form. */
  readonly box: HTMLElement;
  readonly problem: string;
  readonly fields: readonly ProblemField[];
}

export interface ProblemField {
  readonly control: HTMLElement;
  /** Above the control. */
  readonly box: HTMLElement;
  readonly text: string;
}

export interface FetchedThread {
  readonly list: CommentList;
  readonly context: CommentMarkupContext;
  readonly View: ComponentType<FetchedThreadProps>;
}

export interface Drawing {
  /** The thread of a page that has none. */
  readonly fetched: FetchedThread | null;
  /** The thread that was asked for is turned off. */
  readonly isDisabled: boolean;
  readonly comments: readonly DrawnComment[];
  /** The link to further comments, once the page's own is outdated. */
  readonly more: { readonly box: HTMLElement; readonly href: string } | null;
  /** The button that moves the form back. */
  readonly cancel: HTMLElement | null;
  /** What changes a comment, in its place. */
  readonly change: { readonly box: HTMLElement; readonly content: ReactNode } | null;
  readonly problems: Problems | null;
  /** Loads the thread again after a failure. */
  readonly retry: (() => void) | null;
  /** For screen readers; a new object says the same text again. */
  readonly status: { readonly text: string; readonly key: number };
}

export const NOTHING: Drawing = {
  fetched: null,
  isDisabled: false,
  comments: [],
  more: null,
  cancel: null,
  change: null,
  problems: null,
  retry: null,
  status: { text: '', key: 0 },
};

/** A node for something that is drawn, which the element does not read as the page's own. */
export function createBox(tag: string, name: string): HTMLElement {
  const box = document.createElement(tag);
  box.dataset.siteOwn = name;
  return box;
}
