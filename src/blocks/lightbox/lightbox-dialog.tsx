// What is drawn while the lightbox is open: a modal dialog with the pictures, the buttons and the caption.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useModal } from '../../kit/hooks/use-modal';
import { useScrollLock } from '../../kit/hooks/use-scroll-lock';
import { findTrigger } from '../../kit/lightbox-triggers';
import { Caption, hasCaption } from './caption';
import { formatAnnouncement } from './lightbox.messages';
import { Slides } from './slides';
import { NavigationButton, Toolbar } from './toolbar';
import { useFullscreen } from './use-fullscreen';
import { useHistoryEntry } from './use-history-entry';
import type { LightboxController, LightboxProps, OpenState } from './use-lightbox';
import { useStage } from './use-stage';

export interface DialogProps extends LightboxProps {
  readonly controller: LightboxController;
  readonly state: OpenState;
}

export function LightboxDialog(props: DialogProps): ReactNode {
  const { controller, state, captions, label, theme } = props;
  const { items, ...set } = state.set;
  const item = items[state.index]!;
  const dialog = useRef<HTMLDialogElement>(null);
  const [base, setBase] = useState<HTMLElement | null>(null);
  const [captioned, setCaptioned] = useState(captions);
  const stage = useStage(props);
  const fullscreen = useFullscreen(base);

  useModal(
    dialog,
    true,
    () => controller.close('key'),
    () => findTrigger(item.element),
  );
  useScrollLock(true);
  useHistoryEntry(set.deepLink, item.id, () => controller.close('back'));

  const described = hasCaption(item);
  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-label={set.label || label}
      onKeyDown={stage.onKeyDown}
      onClose={() => dialog.current && controller.onDialogClose()}
    >
      <div
        part="base"
        ref={useCallback((element: HTMLElement | null) => {
          // Takes the focus when the dialog opens; React would drop the attribute.
          element?.toggleAttribute('autofocus', true);
          setBase(element);
        }, [])}
        tabIndex={-1}
        data-theme={item.theme || set.theme || theme}
      >
        <div part="overlay" />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the keys are those of the base, and there is a button for everything */}
        <div
          part="stage"
          ref={stage.ref}
          data-many={items.length > 1 || undefined}
          data-zoomed={stage.zoomed || undefined}
          onClick={stage.onClick}
        >
          <Slides {...stage.row} />
        </div>
        <Toolbar
          {...props}
          {...stage.bar}
          fullscreen={fullscreen}
          captioned={described ? captioned : null}
          onCaption={() => setCaptioned(!captioned)}
          onClose={() => controller.close('control')}
        />
        {items.length > 1 && (
          <>
            <NavigationButton
              direction="previous"
              label={props.labelPrevious}
              isEnd={!stage.can('previous')}
              onTurn={() => controller.step('previous', 'control')}
            />
            <NavigationButton
              direction="next"
              label={props.labelNext}
              isEnd={!stage.can('next')}
              onTurn={() => controller.step('next', 'control')}
            />
          </>
        )}
        {described && captioned && <Caption item={item} label={props.labelCaption} />}
        <LiveRegion>{formatAnnouncement(items, state.index, props)}</LiveRegion>
      </div>
    </dialog>
  );
}

/** Empty when it is drawn first: only what changes is announced. */
function LiveRegion({ children }: { readonly children: string }): ReactNode {
  const [said, say] = useState('');
  useEffect(() => say(children), [children]);
  return (
    <p className="hidden" aria-live="polite">
      {said}
    </p>
  );
}
