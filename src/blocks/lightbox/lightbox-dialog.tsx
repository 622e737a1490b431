// The modal dialog of the open lightbox: slides, toolbar, navigation buttons and caption.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useModal } from '../../kit/hooks/use-modal';
import { findTrigger } from '../../kit/media/lightbox-triggers';
import { useScrollLock } from '../../kit/overlay/use-scroll-lock';
import { Caption, hasCaption } from './caption';
import { formatAnnouncement } from './lightbox.messages';
import { Slides } from './slides';
import { NavigationButton, Toolbar } from './toolbar';
import { useFullscreen } from './use-fullscreen';
import { useHistoryEntry } from './use-history-entry';
import type { LightboxController, LightboxProps, OpenState } from './use-lightbox';
import { useStage } from './use-stage';

interface DialogProps extends LightboxProps {
  readonly controller: LightboxController;
  readonly state: OpenState;
}

export function LightboxDialog(props: DialogProps): ReactNode {
  const { controller, state, captions, label, theme } = props;
  const { items, ...set } = state.set;
  const item = items[state.index]!;
  const dialog = useRef<HTMLDialogElement>(null);
  const base = useRef<HTMLDivElement>(null);
  const [isCaptionVisible, setCaptionVisible] = useState(captions);
  const stage = useStage(props);
  const fullscreen = useFullscreen(base);
  // Receives the focus when the dialog opens. React does not render the attribute.
  useLayoutEffect(() => void base.current?.toggleAttribute('autofocus', true), []);

  useModal(
    dialog,
    true,
    () => controller.close('key'),
    () => findTrigger(item.element),
  );
  useScrollLock(true);
  useHistoryEntry(set.deepLink, item.id, () => controller.close('back'));

  const isCaptioned = hasCaption(item);
  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-label={set.label || label}
      onKeyDown={stage.onKeyDown}
      onClose={() => dialog.current && controller.onDialogClose()}
    >
      <div part="base" ref={base} tabIndex={-1} data-theme={item.theme || set.theme || theme}>
        <div part="overlay" />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the dialog handles the keys, and every action has a button */}
        <div
          part="stage"
          ref={stage.ref}
          data-multiple={items.length > 1 || undefined}
          data-zoomed={stage.isZoomed || undefined}
          onClick={stage.onClick}
        >
          <Slides {...stage.slides} />
        </div>
        <Toolbar
          {...props}
          {...stage.toolbar}
          fullscreen={fullscreen}
          isCaptionVisible={isCaptioned ? isCaptionVisible : null}
          onToggleCaption={() => setCaptionVisible(!isCaptionVisible)}
          onClose={() => controller.close('control')}
        />
        {items.length > 1 && (
          <>
            <NavigationButton
              direction="previous"
              label={props.labelPrevious}
              isDisabled={!stage.canStep('previous')}
              onPress={() => controller.step('previous', 'control')}
            />
            <NavigationButton
              direction="next"
              label={props.labelNext}
              isDisabled={!stage.canStep('next')}
              onPress={() => controller.step('next', 'control')}
            />
          </>
        )}
        {isCaptioned && isCaptionVisible && <Caption item={item} label={props.labelCaption} />}
        <LiveRegion>{formatAnnouncement(items, state.index, props)}</LiveRegion>
      </div>
    </dialog>
  );
}

/** Empty on the first render: live regions announce changes only. */
function LiveRegion({ children }: { readonly children: string }): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => setMessage(children), [children]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {message}
    </p>
  );
}
