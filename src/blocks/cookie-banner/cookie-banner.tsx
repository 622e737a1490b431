// How does <site-cookie-banner> draw?
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../kit/define';
import { useModal } from '../../kit/hooks/use-modal';
import { SimpleHtml } from '../../kit/parts/simple-html';
import { useServices } from '../../kit/use-services';
import { useStore } from '../../kit/use-store';
import { answersOf, isShown, placeOf } from './appearance';
import type { OwnContent } from './children';
import type { cookieBanner } from './cookie-banner.contract';
import { useConsentButtons } from './use-consent-buttons';

type Props = BlockProps<typeof cookieBanner, OwnContent>;

export function CookieBanner(props: Props) {
  const { consent } = useServices();
  const notice = useStore(consent.notice);
  const panel = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(false);
  const close = () => setClosed(true);
  const answer = useAnswer(props, panel, close);

  useConsentButtons({ accept: answer.accept, decline: answer.decline, ask: consent.ask });
  // Whoever asks for the banner, by button or by script, gets it back.
  useEffect(() => {
    if (notice.asked) setClosed(false);
  }, [notice]);

  const { isCookieBannerEnabled: enabled, forced, modal, content } = props;
  if (closed || !isShown({ enabled, forced, decided: notice.decided, asked: notice.asked })) return null;
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
  readonly accept: () => void;
  readonly decline: () => void;
}

/** Stores an answer unless a listener prevents it, with a receipt of the words that the visitor saw. */
function useAnswer({ host, emit }: Props, panel: RefObject<HTMLElement | null>, close: () => void): Answer {
  const { consent } = useServices();
  const [owed, setOwed] = useState('');
  // An answer may come before the services of the page: then they get its receipt when they are there.
  useEffect(() => {
    if (owed) void consent.receipt(owed, languageOf(host)).then((kept) => kept && setOwed(''));
  }, [consent, host, owed]);

  const give = (choice: 'granted' | 'denied', store: () => void) => {
    if (!emit('site-cookie-banner-answer-request', { choice })) return;
    const words = wordsOf(host, panel.current);
    store();
    setOwed(words);
    close();
    emit('site-cookie-banner-answer', { choice });
  };
  return { accept: () => give('granted', consent.accept), decline: () => give('denied', consent.decline) };
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
    'data-place': placeOf(options.cookieBannerVariant, options.cookieBannerPosition),
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
  const answers = answersOf(options);
  return (
    <div part="actions" data-look={answers.look}>
      {answers.decline && (
        <button type="button" part="decline" onClick={decline}>
          {options.cookieBannerOptOutCtaText}
        </button>
      )}
      {answers.look === 'icon' ? (
        <button type="button" part="accept" onClick={accept} aria-label={options.cookieBannerCtaText}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      ) : (
        <button type="button" part="accept" onClick={accept}>
          {options.cookieBannerCtaText}
        </button>
      )}
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
