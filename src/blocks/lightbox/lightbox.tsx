// What is drawn for <site-lightbox>: the page's own content, and a dialog over the page while it is open.
import { type ReactNode, useCallback } from 'react';
import { useLightboxTriggers } from '../../kit/lightbox-triggers';
import { formatAnnouncement } from './lightbox.messages';
import { LightboxDialog } from './lightbox-dialog';
import { type LightboxProps, useLightbox } from './use-lightbox';

export function LightboxView(props: LightboxProps): ReactNode {
  const { host, content } = props;
  const box = useLightbox(props);
  const { own, shown } = box;
  useLightboxTriggers(host, {
    getElements: useCallback(() => content.items.map(({ element }) => element), [content]),
    getLabel: (index) => formatAnnouncement(content.items, index, props),
    open(index) {
      box.open({ ...own, index }, 'click');
      host.toggleAttribute('open', true);
      return true;
    },
  });
  return (
    <>
      <slot />
      {shown && <LightboxDialog {...props} controller={box} state={shown} />}
    </>
  );
}
