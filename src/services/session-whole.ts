// What belongs to the session of a visitor, all together? Wired here, apart from the other services, because it is
// fetched only where a page has anything to do with one.
import { followEscape } from './escape/escape';
import type { EscapeStack } from './escape/escape-stack';
import { createSessionActs, type SessionActs } from './session/acts';
import { arrive } from './session/arrival';
import { configAddress } from './session/redirect';
import type { SessionLaterNeeds } from './session-later';

export function createWholeSession(needs: SessionLaterNeeds, stack: EscapeStack): SessionActs {
  const { page, context, session, settings, follow } = needs;
  const acts = createSessionActs({ ...needs, logoutPath: settings.logoutPath });
  if (!follow) return acts;
  arrive({ page, context, managers: [settings.announcementManager, settings.overlayManager] });
  const end = followEscape({
    page,
    stack,
    session: session.state,
    leadsToLogin: context.websiteSettings.useEscapeKeyToLogin,
    configAddress: () => configAddress({ url: page.url(), isTop: page.isTop() }),
    logout: () => acts.logout(),
  });
  return {
    ...acts,
    stop() {
      end();
      acts.stop();
    },
  };
}
