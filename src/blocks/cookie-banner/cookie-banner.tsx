// How does <site-cookie-banner> draw?
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockProps } from '../../kit/element/define';
import { useServices } from '../../kit/element/use-services';
import { useStore } from '../../kit/element/use-store';
import { useModal } from '../../kit/hooks/use-modal';
import { SimpleHtml } from '../../kit/html/simple-html';
import type { CookieBannerContent } from './cookie-banner.content';
import type { cookieBanner } from './cookie-banner.contract';
import { isVisible, resolveActions, resolvePosition } from './cookie-banner.model';
import { useConsentButtons } from './use-consent-buttons';

type Props = BlockProps<typeof cookieBanner, CookieBannerContent>;

export function CookieBannerView(props: Props) {
  const { consent } = useServices();
  const notice = useStore(consent.notice);
  const panel = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(false);
  const close = () => setClosed(true);
  const answer = useAnswer(props, panel, close);

  useConsentButtons({ ...answer, ask: consent.showBanner });
  // Whoever asks for the banner, by button or by script, gets it back.
  useEffect(() => {
    if (notice.bannerRequested) setClosed(false);
  }, [notice]);

  const { isCookieBannerEnabled: enabled, forced, modal, content } = props;
  const { bannerRequested: asked, decided } = notice;
  if (closed || !isVisible({ enabled, forced, decided, asked }))
    return enabled && decided && props.cookieBannerHasManageCookies ? (
      <Manage {...props} saved={closed} onPress={consent.showBanner} />
    ) : null;
  return (
    <Panel {...props} panel={panel} modal={modal} onDismiss={close}>
      <div part="text">
        {content.hasText ? <slot /> : <SimpleHtml html={props.cookieBannerText} />}
        {notice.privacySignal && <p>{props.privacySignalText}</p>}
      </div>
      {!content.hasButtons && <Actions {...props} {...answer} />}
    </Panel>
  );
}

interface Answer {
  readonly accept: (button: HTMLElement) => void;
  readonly decline: (button: HTMLElement) => void;
}

/** Stores an answer unless a listener prevents it, with a receipt of the words that the visitor saw. */
function useAnswer(props: Props, panel: RefObject<HTMLElement | null>, close: () => void): Answer {
  const { host, emit, noticeVersion } = props;
  const { consent } = useServices();
  const [owed, setOwed] = useState('');
  // An answer may come before the services of the page: then they get its receipt when they are there.
  useEffect(() => {
    if (owed)
      void consent.sendReceipt(owed, languageOf(host), noticeVersion).then((kept) => kept && setOwed(''));
  }, [consent, host, owed, noticeVersion]);

  const give = (choice: 'granted' | 'denied', store: () => void, button: HTMLElement) => {
    if (!emit('site-cookie-banner-answer-request', { choice })) return;
    const words = wordsOf(host, panel.current) || wordsOf(button, null);
    store();
    // At once: after a withdrawal the page may begin anew.
    flushSync(() => setOwed(words));
    close();
    emit('site-cookie-banner-answer', { choice });
  };
  return {
    accept: (button) => give('granted', () => consent.accept(), button),
    decline: (button) => give('denied', consent.decline, button),
  };
}

interface PanelProps extends Props {
  readonly panel: RefObject<HTMLElement | null>;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

function Panel({ panel, modal, onDismiss, children, ...options }: PanelProps) {
  useModal(panel, modal, onDismiss);
  // In the top layer nothing of the page (a transform, an overflow, a z-index) can get hold of it.
  useLayoutEffect(() => {
    if (!modal) panel.current?.showPopover?.();
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

function Actions({ accept, decline, ...options }: Props & Answer) {
  const answers = resolveActions(options);
  return (
    <div part="actions" data-look={answers.look}>
      {answers.decline && (
        <button type="button" part="decline" onClick={(event) => decline(event.currentTarget)}>
          {options.cookieBannerOptOutCtaText}
        </button>
      )}
      {answers.look === 'icon' ? (
        <button
          type="button"
          part="accept"
          onClick={(event) => accept(event.currentTarget)}
          aria-label={options.cookieBannerCtaText}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      ) : (
        <button type="button" part="accept" onClick={(event) => accept(event.currentTarget)}>
          {options.cookieBannerCtaText}
        </button>
      )}
    </div>
  );
}

interface ManageProps extends Props {
  /** The answer was given on this page. */
  readonly saved: boolean;
  readonly onPress: () => void;
}

/** What stays in the corner: the way back to the question. */
function Manage({ saved, onPress, ...options }: ManageProps) {
  const { cookieBannerSavedPreferencesText: text, cookieBannerSavedPreferencesLayout: layout } = options;
  return (
    <div
      part="actions"
      data-layout={layout}
      data-place={resolvePosition('POPUP', options.cookieBannerPosition)}
      data-theme={options.cookieBannerTheme}
    >
      {saved && text && <span role="status">{text}</span>}
      <button type="button" onClick={onPress}>
        {options.cookieBannerManageCookiesLabel}
      </button>
    </div>
  );
}

/** The words of the banner, the children's included. */
const wordsOf = (host: HTMLElement, panel: HTMLElement | null): string =>
  [host, panel]
    .map((node) => node?.textContent.replace(/\s+/g, ' ').trim() ?? '')
    .filter(Boolean)
    .join('\n')
    .slice(0, 4000);

const languageOf = (host: HTMLElement): string => host.closest<HTMLElement>('[lang]')?.lang || 'en';
