// Message bridge to a native app that displays the page.
import { parseJson } from '../../core/json';
import type { Page } from '../page/page';

/** Messages that an app supports (NAT-003). */
export type NativeMessage = 'info' | 'dismiss';

export interface NativeBridge {
  /** Whether an app shows the page, according to `?platform=mobile-app` (NAT-001). */
  readonly isNative: boolean;
  /** Resolves with the response of the app (NAT-004). Throws if no app shows the page (NAT-006). */
  request(message: NativeMessage, payload?: unknown): Promise<unknown>;
  /** Returns to the app (NAT-002); does nothing in a browser. */
  dismiss(): void;
  /** Registers a handler that the app can call. @returns a function that removes it */
  handle(name: string, handler: (payload: unknown) => void): () => void;
  stop(): void;
}

/** Message from the app: a response, or a call to a handler. */
export type NativeAppMessage =
  | { readonly type: 'resolve' | 'reject'; readonly id: string; readonly value?: unknown }
  | { readonly type: 'call'; readonly handler: string; readonly payload?: unknown };

/** Text of the specification (NAT-006). */
export const NOT_NATIVE_MESSAGE = 'mobile platform not correctly identified';

/** Deep link back to the app. The specification does not name it; an app can register another one. */
export const APP_RETURN_LINK = 'mobile-app://back';

interface Pending {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

export function createNativeBridge(page: Page, backLink: string = APP_RETURN_LINK): NativeBridge {
  const isNative = page.url().searchParams.get('platform') === 'mobile-app';
  const pending = new Map<string, Pending>();
  const handlers = new Map<string, (payload: unknown) => void>();

  function receive(message: unknown): void {
    const parsed = parseAppMessage(message);
    if (!parsed) return;
    if (parsed.type === 'call') {
      const handler = handlers.get(parsed.handler);
      if (handler) handler(parsed.payload);
      // NAT-005.
      else page.error(`site-services: the app called "${parsed.handler}", which has no handler.`);
      return;
    }
    const request = pending.get(parsed.id);
    pending.delete(parsed.id);
    request?.[parsed.type](parsed.value);
  }

  const stop = isNative ? page.nativeApp.receive(receive) : () => {};
  return {
    isNative,
    request(message, payload) {
      if (!isNative) throw new Error(NOT_NATIVE_MESSAGE);
      const id = page.uuid();
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        page.nativeApp.post({ id, message, payload });
      });
    },
    dismiss() {
      if (isNative) page.navigate(backLink);
    },
    handle(name, handler) {
      handlers.set(name, handler);
      return () => {
        if (handlers.get(name) === handler) handlers.delete(name);
      };
    },
    stop() {
      stop();
      pending.clear();
      handlers.clear();
    },
  };
}

/** Apps send JSON text or the object itself. */
function parseAppMessage(message: unknown): NativeAppMessage | undefined {
  const value = typeof message === 'string' ? parseJson(message) : message;
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, id, handler } = value as Record<string, unknown>;
  const isKnown =
    type === 'call'
      ? typeof handler === 'string'
      : /^re(solve|ject)$/.test(String(type)) && typeof id === 'string';
  return isKnown ? (value as NativeAppMessage) : undefined;
}
