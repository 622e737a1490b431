// What is drawn for <site-lightbox>: the page's own content, and a dialog over the page while it is open.
import { type ReactNode, useCallback } from 'react';
import { useLightboxOpeners } from '../../kit/lightbox-openers';
import { announcementOf } from './announcement';
import { LightboxDialog } from './dialog';
import { type LightboxProps, useBox } from './use-box';

export function LightboxView(props: LightboxProps): ReactNode {
  const { host, content } = props;
  const box = useBox(props);
  const { own, shown } = box;
  useLightboxOpeners(host, {
    elements: useCallback(() => content.items.map(({ element }) => element), [content]),
    nameOf: (index) => announcementOf(content.items, index, props),
    open(index) {
      box.open({ ...own, index }, 'click');
      host.toggleAttribute('open', true);
      return true;
    },
  });
  return (
    <>
      <slot />
      {shown && <LightboxDialog {...props} box={box} shown={shown} />}
    </>
  );
}
