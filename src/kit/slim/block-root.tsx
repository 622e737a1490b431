// Root component of the slim runtime. The first render waits for its lazy parts (client.ts); parts that a later render needs
// appear when they are loaded.
import { type Component, type ReactNode, Suspense, useRef } from 'react';
import { type BlockRootProps, BlockRoot as Root } from '../element/block-root';
import { schedule } from './scheduling';

export * from '../element/block-root';

export function BlockRoot({ onEffectsRun, ...props }: BlockRootProps): ReactNode {
  const loading = useRef(0);
  const reportEffects = () => {
    if (loading.current === 0) onEffectsRun();
  };
  const onSuspend = (part: Promise<unknown>) => {
    loading.current++;
    const onLoad = () => {
      loading.current--;
      // Runs after the part is rendered and its effects have run.
      schedule(() => schedule(reportEffects));
    };
    part.then(onLoad, onLoad);
  };
  return (
    <RootSuspense onSuspend={onSuspend}>
      <Root {...props} onEffectsRun={reportEffects} />
    </RootSuspense>
  );
}

interface RootSuspenseProps {
  readonly onSuspend: (part: Promise<unknown>) => void;
  readonly children: ReactNode;
}

/** `Suspense` of preact/compat 11.2.0 is a class; its method `__c` is called when a child suspends. */
const Base = Suspense as unknown as new (
  props: RootSuspenseProps,
) => Component<RootSuspenseProps> & { __c(part: Promise<unknown>, child: { readonly __c: Component }): void };

class RootSuspense extends Base {
  #isMounted = false;

  override componentDidMount() {
    this.#isMounted = true;
  }

  override __c(part: Promise<unknown>, { __c: component }: { readonly __c: Component }) {
    // Ends the render so that none of its effects run.
    // oxlint-disable-next-line typescript/only-throw-error -- as React does
    if (!this.#isMounted) throw part;
    this.props.onSuspend(part);
    const update = () => component.forceUpdate();
    part.then(update, update);
  }
}
