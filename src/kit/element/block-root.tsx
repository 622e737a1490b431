// What stands around the view of every block: its host, a safety net, and word when React has drawn.
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
} from 'react';

const Host = createContext<HTMLElement | null>(null);

/** The custom element that the calling component draws. */
export function useHost(): HTMLElement {
  const host = use(Host);
  if (!host) throw new Error('useHost() is for components inside a block.');
  return host;
}

export interface BlockRootProps {
  readonly host: HTMLElement;
  readonly view: ComponentType<never>;
  readonly viewProps: object;
  /** The page is as the view wants it, not yet painted. */
  readonly onRendered: () => void;
  /** Listeners and all other effects of the view are in place. */
  readonly onEffectsRun: () => void;
  readonly onError: (error: unknown) => void;
}

/** Root component of every block, the one that r2wc mounts. */
export function BlockRoot({
  host,
  view,
  viewProps,
  onRendered,
  onEffectsRun,
  onError,
}: BlockRootProps): ReactNode {
  useLayoutEffect(onRendered);
  useEffect(onEffectsRun);
  const View = view as ComponentType<object>;
  return (
    <ErrorBoundary onError={onError} fallback={host.shadowRoot ? <slot /> : null}>
      <Host value={host}>
        <View {...viewProps} />
      </Host>
    </ErrorBoundary>
  );
}

/** The view of a block whose children or options cannot be read: it fails as any view may fail. */
export const createFailingView =
  (error: unknown): ComponentType<never> =>
  () => {
    throw error;
  };

interface ErrorBoundaryProps {
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A block that throws shows its children instead. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
