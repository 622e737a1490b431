// Message channels of native apps, one per platform.

export interface NativeApp {
  /** False if no app is connected. */
  post(message: unknown): boolean;
  /** Receives messages from the app, which calls `window.siteElementsBridge(message)`. */
  receive(listener: (message: unknown) => void): () => void;
}

type Post = (message: unknown) => void;

interface AppWindow {
  /** iOS. */
  readonly webkit?: { readonly messageHandlers?: { readonly siteElements?: { readonly postMessage: Post } } };
  /** Android: accepts strings only. */
  readonly siteElementsNative?: { readonly postMessage: (message: string) => void };
  siteElementsBridge?: Post;
}

export const browserNativeApp: NativeApp = {
  post(message) {
    const app = window as unknown as AppWindow;
    const ios = app.webkit?.messageHandlers?.siteElements;
    ios?.postMessage(message);
    app.siteElementsNative?.postMessage(JSON.stringify(message));
    return Boolean(ios ?? app.siteElementsNative);
  },
  receive(listener) {
    const app = window as unknown as AppWindow;
    const bridge: Post = (message) => listener(message);
    app.siteElementsBridge = bridge;
    return () => {
      if (app.siteElementsBridge === bridge) delete app.siteElementsBridge;
    };
  },
};
