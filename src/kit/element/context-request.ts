// The request event of the Context Community Protocol, so that a block can request a context without Lit.

/** Called with the value, and again when it changes if the request subscribes. */
export type ContextCallback<T> = (value: T, unsubscribe?: () => void) => void;

export class ContextRequestEvent<T> extends Event {
  declare readonly context: unknown;
  declare readonly contextTarget: Element;
  declare readonly callback: ContextCallback<T>;
  declare readonly subscribe: boolean;

  constructor(context: unknown, contextTarget: Element, callback: ContextCallback<T>, subscribe: boolean) {
    super('context-request', { bubbles: true, composed: true });
    this.context = context;
    this.contextTarget = contextTarget;
    this.callback = callback;
    this.subscribe = subscribe;
  }
}
