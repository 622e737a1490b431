// Root component around the view of every block: provides the host, catches errors and reports renders.
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

/** The custom element that renders the calling component. */
export function useHost(): HTMLElement {
  const host = use(Host);
  if (!host) throw new Error('useHost() is for components inside a block.');
  return host;
}

export interface BlockRootProps {
  readonly host: HTMLElement;
  readonly view: ComponentType<never>;
  readonly viewProps: object;
  /** Called when the view is in the DOM, before the browser paints. */
  readonly onRendered: () => void;
  /** Called when all effects of the view have run. */
  readonly onEffectsRun: () => void;
  readonly onError: (error: unknown) => void;
}

/** The component that r2wc mounts for every block. */
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

/** Creates a view that throws, for a block whose children or options cannot be read. */
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

/** Shows the children of a block whose view throws. */
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
