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

export interface FrameProps {
  readonly host: HTMLElement;
  readonly view: ComponentType<never>;
  readonly viewProps: object;
  /** The page is as the view wants it, not yet painted. */
  readonly onDraw: () => void;
  /** Listeners and all other effects of the view are in place. */
  readonly onSettle: () => void;
  readonly onFail: (error: unknown) => void;
}

/** Root component of every block, the one that r2wc mounts. */
export function Frame({ host, view, viewProps, onDraw, onSettle, onFail }: FrameProps): ReactNode {
  useLayoutEffect(onDraw);
  useEffect(onSettle);
  const View = view as ComponentType<object>;
  return (
    <SafetyNet onFail={onFail} fallback={host.shadowRoot ? <slot /> : null}>
      <Host value={host}>
        <View {...viewProps} />
      </Host>
    </SafetyNet>
  );
}

/** The view of a block whose children or options cannot be read: it fails as any view may fail. */
export const failing =
  (error: unknown): ComponentType<never> =>
  () => {
    throw error;
  };

interface SafetyNetProps {
  readonly fallback: ReactNode;
  readonly onFail: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A block that throws shows its children instead. */
class SafetyNet extends Component<SafetyNetProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
