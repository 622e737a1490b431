// Toolbar and navigation buttons of the lightbox.
import type { ReactNode } from 'react';
import { isZoomed } from '../../core/gesture/zoom';
import type { Fullscreen } from './use-fullscreen';
import type { ZoomControls } from './use-gestures';
import type { LightboxProps } from './use-lightbox';

const ICONS = {
  close: 'M5 5l14 14M19 5L5 19',
  arrow: 'M9 4l8 8-8 8',
  'zoom-in': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21M7.5 10.5h6M10.5 7.5v6',
  'zoom-out': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21M7.5 10.5h6',
  caption: 'M4 5h16v14H4zM7.5 12.5h9M7.5 15.5h6',
  'enter-fullscreen': 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  'exit-fullscreen': 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
};

interface ButtonProps {
  readonly part: string;
  readonly label: string;
  readonly icon: keyof typeof ICONS;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly controls?: string;
}

/** Uses `aria-disabled`, so that a disabled button keeps the focus. */
const Button = ({ part, label, icon, onPress, disabled, pressed, controls }: ButtonProps): ReactNode => (
  <button
    type="button"
    part={`button ${part}`}
    aria-label={label}
    aria-disabled={disabled || undefined}
    aria-pressed={pressed}
    aria-controls={controls}
    onClick={disabled ? undefined : onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d={ICONS[icon]} />
    </svg>
  </button>
);

interface ToolbarProps extends LightboxProps {
  readonly index: number;
  readonly count: number;
  readonly zoom: ZoomControls;
  /** 1 for items that cannot be zoomed. */
  readonly maxScale: number;
  readonly fullscreen: Fullscreen;
  /** null for items without a caption. */
  readonly isCaptionVisible: boolean | null;
  readonly onToggleCaption: () => void;
  readonly onClose: () => void;
}

export function Toolbar({
  index,
  count,
  zoom,
  maxScale,
  fullscreen,
  isCaptionVisible,
  ...props
}: ToolbarProps): ReactNode {
  const { transform, zoomBy } = zoom;
  return (
    <div className="toolbar">
      {count > 1 && (
        <span part="counter" aria-hidden>
          {index + 1} / {count}
        </span>
      )}
      {maxScale > 1 && (
        <>
          <Button
            part="zoom-out"
            icon="zoom-out"
            label={props.labelZoomOut}
            disabled={!isZoomed(transform)}
            onPress={() => zoomBy(-1)}
          />
          <Button
            part="zoom-in"
            icon="zoom-in"
            label={props.labelZoomIn}
            disabled={transform.scale >= maxScale}
            onPress={() => zoomBy(1)}
          />
        </>
      )}
      {isCaptionVisible !== null && (
        <Button
          part="caption-toggle"
          icon="caption"
          label={props.labelCaption}
          pressed={isCaptionVisible}
          onPress={props.onToggleCaption}
        />
      )}
      {fullscreen.isSupported && (
        <Button
          part="fullscreen"
          icon={fullscreen.isActive ? 'exit-fullscreen' : 'enter-fullscreen'}
          label={props.labelFullscreen}
          pressed={fullscreen.isActive}
          onPress={fullscreen.toggle}
        />
      )}
      <Button part="close" icon="close" label={props.labelClose} onPress={props.onClose} />
    </div>
  );
}

interface NavigationButtonProps {
  readonly direction: 'previous' | 'next';
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

export const NavigationButton = ({
  direction,
  label,
  isDisabled,
  onPress,
}: NavigationButtonProps): ReactNode => (
  <Button part={direction} icon="arrow" label={label} disabled={isDisabled} onPress={onPress} />
);
