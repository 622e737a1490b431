// What is drawn while the lightbox is open: a modal dialog with the pictures, the buttons and the caption.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useModal } from '../../kit/hooks/use-modal';
import { useScrollLock } from '../../kit/hooks/use-scroll-lock';
import { openerOf } from '../../kit/lightbox-openers';
import { announcementOf } from './announcement';
import { Bar, Turn } from './bar';
import { Caption, hasCaption } from './caption';
import { Row } from './row';
import type { Box, LightboxProps, Shown } from './use-box';
import { useEntry } from './use-entry';
import { useFullscreen } from './use-fullscreen';
import { useStage } from './use-stage';

export interface DialogProps extends LightboxProps {
  readonly box: Box;
  readonly shown: Shown;
}

export function LightboxDialog(props: DialogProps): ReactNode {
  const { box, shown, captions, label, theme } = props;
  const { items, ...set } = shown.set;
  const item = items[shown.index]!;
  const dialog = useRef<HTMLDialogElement>(null);
  const [base, setBase] = useState<HTMLElement | null>(null);
  const [captioned, setCaptioned] = useState(captions);
  const stage = useStage(props);
  const fullscreen = useFullscreen(base);

  useModal(
    dialog,
    true,
    () => box.close('key'),
    () => openerOf(item.element),
  );
  useScrollLock(true);
  useEntry(set.deepLink, item.id, () => box.close('back'));

  const described = hasCaption(item);
  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-label={set.label || label}
      onKeyDown={stage.onKeyDown}
      onClose={() => dialog.current && box.closed()}
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
          <Row {...stage.row} />
        </div>
        <Bar
          {...props}
          {...stage.bar}
          fullscreen={fullscreen}
          captioned={described ? captioned : null}
          onCaption={() => setCaptioned(!captioned)}
          onClose={() => box.close('control')}
        />
        {items.length > 1 && (
          <>
            <Turn
              direction="previous"
              label={props.labelPrevious}
              isEnd={!stage.can('previous')}
              onTurn={() => box.turn('previous', 'control')}
            />
            <Turn
              direction="next"
              label={props.labelNext}
              isEnd={!stage.can('next')}
              onTurn={() => box.turn('next', 'control')}
            />
          </>
        )}
        {described && captioned && <Caption item={item} label={props.labelCaption} />}
        <Announced>{announcementOf(items, shown.index, props)}</Announced>
      </div>
    </dialog>
  );
}

/** Empty when it is drawn first: only what changes is announced. */
function Announced({ children }: { readonly children: string }): ReactNode {
  const [said, say] = useState('');
  useEffect(() => say(children), [children]);
  return (
    <p className="hidden" aria-live="polite">
      {said}
    </p>
  );
}
