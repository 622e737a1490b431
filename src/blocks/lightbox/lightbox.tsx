// The view of <site-lightbox>: the content of the page, and the dialog while the lightbox is open.
import { type ReactNode, useCallback } from 'react';
import { useLightboxTriggers } from '../../kit/media/lightbox-triggers';
import { formatAnnouncement } from './lightbox.messages';
import { LightboxDialog } from './lightbox-dialog';
import { type LightboxProps, useLightbox } from './use-lightbox';

export function LightboxView(props: LightboxProps): ReactNode {
  const { host, content } = props;
  const controller = useLightbox(props);
  const { ownSet, state } = controller;
  useLightboxTriggers(host, {
    getElements: useCallback(() => content.items.map(({ element }) => element), [content]),
    getLabel: (index) => formatAnnouncement(content.items, index, props),
    open(index) {
      controller.open({ ...ownSet, index }, 'click');
      host.toggleAttribute('open', true);
      return true;
    },
  });
  return (
    <>
      <slot />
      {state && <LightboxDialog {...props} controller={controller} state={state} />}
    </>
  );
}
