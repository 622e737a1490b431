// Stages of an element that shows content of another site beside or in place of the page's own, after a click and after
// consent.
import type { Services } from '../../services/services';
import { toggleState } from '../behavior/toggle-state';
import type { STATES } from '../element/element-base';
import { findServices } from '../element/find-services';
import { removeLeftovers } from '../element/leftovers';
import { whenGranted } from './consent-wait';
import { createFacadeFooter } from './facade-footer';

/** `consent`: the visitor has asked for the content and has not accepted cookies. Each but `idle` is a custom state. */
export type FacadeStage = 'idle' | 'consent' | 'loading' | 'loaded' | 'failed';

export interface FacadeOptions<S extends string> {
  readonly host: HTMLElement & { readonly [STATES]: Set<string> | undefined };
  /** Further stages of the element. */
  readonly stages?: readonly S[];
  /** Status messages of the stages that have one. */
  getStatuses(): Readonly<Partial<Record<FacadeStage | S, string>>>;
  /** Label of the button of the element, which is hidden without one. */
  getAction?(stage: FacadeStage | S): string;
  /** Label of the button for cookie settings. */
  getSettingsLabel(): string;
}

export interface Facade<S extends string> {
  readonly stage: FacadeStage | S;
  /** Services of the page, once they are found. */
  readonly services: Services | undefined;
  /** Button of the element. */
  readonly action: HTMLButtonElement;
  /** Shows the status below the page's own nodes; the signal removes everything and returns to `idle`. */
  connect(signal: AbortSignal): void;
  setStage(stage: FacadeStage | S): void;
  /** Shows the texts again after they have changed. */
  update(): void;
  /** @returns undefined if there are none, or after the signal */
  findServices(signal: AbortSignal): Promise<Services | undefined>;
  /**
   * Waits for services and consent; ends in the stage `loading`.
   * @param isAllowed whether the content may be requested without consent
   * @returns undefined without services, or after the signal
   */
  begin(signal: AbortSignal, isAllowed?: (services: Services) => boolean): Promise<Services | undefined>;
  /** Inserts the box of the content before the status, in place of an earlier one. */
  openBox(box: HTMLElement): void;
  closeBox(): void;
}

const STAGES: readonly FacadeStage[] = ['consent', 'loading', 'loaded', 'failed'];

export function createFacade<S extends string = never>(options: FacadeOptions<S>): Facade<S> {
  const { host } = options;
  let stage: FacadeStage | S = 'idle';
  let services: Services | undefined;
  let box: HTMLElement | undefined;
  const footer = createFacadeFooter(host.ownerDocument, () => services?.consent.showBanner());

  const update = () => {
    const settings = stage === 'consent' ? options.getSettingsLabel() : '';
    footer.update(options.getStatuses()[stage] ?? '', settings, options.getAction?.(stage) ?? '');
    // Not `disabled`: the button keeps the focus.
    if (stage === 'loading') footer.action.setAttribute('aria-disabled', 'true');
    else footer.action.removeAttribute('aria-disabled');
  };
  const setStage = (next: FacadeStage | S) => {
    stage = next;
    for (const name of [...STAGES, ...(options.stages ?? [])]) toggleState(host, name, name === stage);
    update();
  };
  const closeBox = () => box?.remove();
  const find = async (signal: AbortSignal) => {
    const found = await findServices(host);
    if (signal.aborted) return undefined;
    services = found;
    return found;
  };

  return {
    get stage() {
      return stage;
    },
    get services() {
      return services;
    },
    action: footer.action,
    connect(signal) {
      removeLeftovers(host, ':scope > [data-site-own]');
      host.append(footer.node);
      setStage('idle');
      signal.addEventListener('abort', () => {
        closeBox();
        footer.node.remove();
        setStage('idle');
      });
    },
    setStage,
    update,
    findServices: find,
    async begin(signal, isAllowed = () => false) {
      setStage('loading');
      const found = await find(signal);
      if (!found || found.consent.state.get() === 'granted' || isAllowed(found)) return found;
      setStage('consent');
      await whenGranted(found, signal);
      if (signal.aborted) return undefined;
      setStage('loading');
      return found;
    },
    openBox(next) {
      closeBox();
      box = next;
      footer.node.before(box);
    },
    closeBox,
  };
}
