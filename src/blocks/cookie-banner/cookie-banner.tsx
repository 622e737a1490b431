// View of `<site-cookie-banner>`.
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockProps } from '../../kit/element/define';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { warn } from '../../kit/element/warn';
import { useModal } from '../../kit/hooks/use-modal';
import { SimpleHtml } from '../../kit/html/simple-html';
import { useUncoveredFocus } from '../../kit/overlay/use-uncovered-focus';
import { getUnknownButtons } from './consent-actions';
import type { CookieBannerContent } from './cookie-banner.content';
import { cookieBanner } from './cookie-banner.contract';
import { isVisible, resolveActions, resolveButtonTexts, resolvePosition } from './cookie-banner.model';
import { useConsentButtons } from './use-consent-buttons';

type CookieBannerProps = BlockProps<typeof cookieBanner, CookieBannerContent>;

export function CookieBannerView(props: CookieBannerProps) {
  const { consent } = useServices();
  const notice = useStore(consent.notice);
  const panel = useRef<HTMLElement>(null);
  const [isClosed, setClosed] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const close = () => {
    setClosed(true);
    setManaging(false);
  };
  const decision = useDecision(props, panel, close);

  const manage = () => setManaging(true);
  useConsentButtons({
    ...decision,
    ask: (button) => (props.host.contains(button) ? manage() : consent.showBanner()),
  });
  useEffect(() => {
    if (!props.content.hasButtons) warnAboutUnknownButtons(props.host);
  }, [props.host, props.content]);
  // A request by button or script reopens a closed banner.
  useEffect(() => {
    if (notice.bannerRequested) setClosed(false);
  }, [notice]);

  const { isCookieBannerEnabled: enabled, forced, modal, content } = props;
  const { bannerRequested, decided } = notice;
  if (isClosed || !isVisible({ enabled, forced, decided, bannerRequested }))
    return enabled && decided && props.cookieBannerHasManageCookies ? (
      <SettingsButton {...props} isSaved={isClosed} onPress={consent.showBanner} />
    ) : null;
  return (
    <Panel {...props} panel={panel} modal={modal} onDismiss={close}>
      <div part="text">
        {content.text ? <slot /> : <SimpleHtml html={props.cookieBannerText} />}
        {notice.privacySignal && <p>{props.privacySignalText}</p>}
      </div>
      <Actions {...props} {...decision} isManaging={isManaging} isDecided={decided} manage={manage} />
    </Panel>
  );
}

function warnAboutUnknownButtons(host: HTMLElement): void {
  for (const button of getUnknownButtons(host))
    warn(
      'site-cookie-banner',
      `the button "${button.textContent.trim()}" has no data-consent="accept", "decline" or "ask"; it does nothing.`,
    );
}

interface DecisionHandlers {
  readonly accept: (button: HTMLElement) => void;
  readonly decline: (button: HTMLElement) => void;
}

/** Stores the decision unless a listener cancels it, and sends a receipt with the displayed text. */
function useDecision(
  props: CookieBannerProps,
  panel: RefObject<HTMLElement | null>,
  close: () => void,
): DecisionHandlers {
  const { host, emit, noticeVersion } = props;
  const { consent } = useServices();
  // A new object for each decision, because the next one may have the same text. Empty once it has been sent.
  const [receipt, setReceipt] = useState({ text: '' });
  // The decision may precede the page's services; the receipt is sent as soon as they are available.
  useEffect(() => {
    if (receipt.text)
      void consent.sendReceipt(receipt.text, getContentLanguage(host), noticeVersion).then((isSent) => {
        if (isSent) receipt.text = '';
      });
  }, [consent, host, receipt, noticeVersion]);

  const decide = (choice: 'granted' | 'denied', store: () => void, button: HTMLElement) => {
    if (!emit('site-cookie-banner-choice-request', { choice })) return;
    const text = getDisplayedText(host, panel.current) || getDisplayedText(button, null);
    store();
    // Synchronously, because the page may reload after consent is withdrawn.
    flushSync(() => setReceipt({ text }));
    close();
    emit('site-cookie-banner-choice', { choice });
  };
  return {
    accept: (button) => decide('granted', () => consent.accept(), button),
    decline: (button) => decide('denied', consent.decline, button),
  };
}

interface PanelProps extends CookieBannerProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

function Panel({ panel, modal, onDismiss, children, ...options }: PanelProps) {
  useModal(panel, modal, onDismiss);
  useUncoveredFocus(panel, !modal);
  // In the top layer, the banner is independent of transform, overflow and z-index of the page.
  useLayoutEffect(() => {
    if (!modal) panel.current?.showPopover?.();
  }, [panel, modal]);
  useEffect(() => {
    if (modal) return;
    // Above a popup that the visitor has asked for.
    const raise = () => {
      panel.current?.hidePopover?.();
      panel.current?.showPopover?.();
    };
    document.addEventListener('site-popup-open', raise);
    return () => document.removeEventListener('site-popup-open', raise);
  }, [panel, modal]);
  const shared = {
    part: 'banner',
    'aria-label': options.label,
    'data-variant': options.cookieBannerVariant,
    'data-place': resolvePosition(options.cookieBannerVariant, options.cookieBannerPosition),
    'data-theme': options.cookieBannerTheme,
    tabIndex: -1,
  };
  return modal ? (
    <dialog ref={panel as RefObject<HTMLDialogElement>} {...shared}>
      {children}
    </dialog>
  ) : (
    <section ref={panel} popover="manual" {...shared}>
      {children}
    </section>
  );
}

const { cookieBannerCtaText, cookieBannerManageCookiesLabel } = cookieBanner.attributes;
const DEFAULT_TEXTS = {
  cookieBannerCtaText: cookieBannerCtaText.defaultValue,
  cookieBannerManageCookiesLabel: cookieBannerManageCookiesLabel.defaultValue,
};

interface ActionsProps extends CookieBannerProps, DecisionHandlers {
  readonly isManaging: boolean;
  /** The visitor reopened the banner, for example to withdraw consent. */
  readonly isDecided: boolean;
  readonly manage: () => void;
}

function Actions({ accept, decline, manage, ...options }: ActionsProps) {
  const { content, isDecided } = options;
  const isManaging = options.isManaging || (isDecided && options.cookieBannerHasManageCookies);
  const text = content.text || options.cookieBannerText;
  const texts = resolveButtonTexts(options, DEFAULT_TEXTS, text);
  const { canDecline, canManage, buttonVariant } = resolveActions({
    ...options,
    ...texts,
    text,
    isManaging,
  });
  const declineButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (options.isManaging) declineButton.current?.focus();
  }, [options.isManaging]);
  if (content.hasButtons && !(content.needsDecline && isManaging)) return null;
  return (
    <div part="actions" data-look={buttonVariant}>
      {canDecline && (
        <button
          ref={declineButton}
          type="button"
          part="decline"
          onClick={(event) => decline(event.currentTarget)}
        >
          {options.cookieBannerOptOutCtaText}
        </button>
      )}
      {canManage && (
        <button type="button" part="manage" onClick={manage}>
          {texts.cookieBannerManageCookiesLabel}
        </button>
      )}
      {content.hasButtons ? null : buttonVariant === 'icon' ? (
        <button
          type="button"
          part="accept"
          onClick={(event) => accept(event.currentTarget)}
          aria-label={texts.cookieBannerCtaText}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      ) : (
        <button type="button" part="accept" onClick={(event) => accept(event.currentTarget)}>
          {texts.cookieBannerCtaText}
        </button>
      )}
    </div>
  );
}

interface SettingsButtonProps extends CookieBannerProps {
  /** The decision was made on this page. */
  readonly isSaved: boolean;
  readonly onPress: () => void;
}

/** Button in the corner that reopens the banner. */
function SettingsButton({ isSaved, onPress, ...options }: SettingsButtonProps) {
  const { cookieBannerSavedPreferencesText: text, cookieBannerSavedPreferencesLayout: layout } = options;
  return (
    <div
      part="actions"
      data-layout={layout}
      data-place={resolvePosition('POPUP', options.cookieBannerPosition)}
      data-theme={options.cookieBannerTheme}
    >
      {isSaved && text && <span role="status">{text}</span>}
      <button type="button" onClick={onPress}>
        {options.cookieBannerManageCookiesLabel}
      </button>
    </div>
  );
}

/** The displayed text of the banner, including the children of the element; at most 4000 characters. */
const getDisplayedText = (host: HTMLElement, panel: HTMLElement | null): string =>
  [host, panel]
    .map((node) => node?.textContent.replace(/\s+/g, ' ').trim() ?? '')
    .filter(Boolean)
    .join('\n')
    .slice(0, 4000);

const getContentLanguage = (host: HTMLElement): string => host.closest<HTMLElement>('[lang]')?.lang || 'en';
