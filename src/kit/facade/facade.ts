// Stages of an element that shows content of another site next to or instead of the page's own, after a click and consent.
import type { Services } from '../../services/services';
import { toggleState } from '../behavior/toggle-state';
import type { STATES } from '../element/element-base';
import { findServices } from '../element/find-services';
import { removeSavedNodes } from '../element/light-dom-cleanup';
import { whenGranted } from './consent-wait';
import { createFacadeFooter } from './facade-footer';

/** `consent`: the visitor has requested the content but not accepted cookies. All except `idle` are custom states. */
export type FacadeStage = 'idle' | 'consent' | 'loading' | 'loaded' | 'failed';

export interface FacadeOptions<S extends string> {
  readonly host: HTMLElement & { readonly [STATES]: Set<string> | undefined };
  /** Additional stages of the element. */
  readonly stages?: readonly S[];
  /** Status messages by stage. */
  getStatuses(): Readonly<Partial<Record<FacadeStage | S, string>>>;
  /** Label of the element's button, which is hidden if it has none. */
  getAction?(stage: FacadeStage | S): string;
  /** Label of the cookie settings button. */
  getSettingsLabel(): string;
}

export interface Facade<S extends string> {
  readonly stage: FacadeStage | S;
  /** Services of the page, once found. */
  readonly services: Services | undefined;
  /** The element's button. */
  readonly action: HTMLButtonElement;
  /** Shows the status below the page's own nodes; aborting the signal removes everything and resets the stage to `idle`. */
  connect(signal: AbortSignal): void;
  setStage(stage: FacadeStage | S): void;
  /** Updates the texts after they have changed. */
  update(): void;
  /** @returns undefined if there are none or the signal is aborted */
  findServices(signal: AbortSignal): Promise<Services | undefined>;
  /**
   * Waits for services and consent; ends in the stage `loading`.
   * @param isAllowed whether the content may be requested without consent
   * @returns undefined if there are no services or the signal is aborted
   */
  begin(signal: AbortSignal, isAllowed?: (services: Services) => boolean): Promise<Services | undefined>;
  /** Inserts the box for the content before the status, replacing an earlier one. */
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
    // Not `disabled`, so that the button keeps the focus.
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
      removeSavedNodes(host, ':scope > [data-site-own]');
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
