// Visual copies of the text: hidden from assistive technology, not selectable, and without ids.
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { getVisibleCopies, type WaveSlice } from './marquee.model';
import type { TextLayout } from './use-text-layout';

interface SlicesProps {
  readonly layout: TextLayout;
  readonly slices: readonly WaveSlice[];
  /** The animation of the text, which the copies share. */
  readonly animation: CSSProperties;
}

export function Slices({ slices, layout: { runs, textWidth, margin }, animation }: SlicesProps): ReactNode {
  return slices.map((slice) => (
    // A different number of slices restarts all animations, so that they stay synchronized.
    <div
      key={`${slices.length} ${slice.x}`}
      className="slice"
      aria-hidden
      style={getSliceStyle(slice, margin)}
    >
      <div className="moving" style={{ ...animation, left: -slice.x, width: textWidth }}>
        {getVisibleCopies(slice, textWidth).map(
          (copy) =>
            // On a straight line the text of the page is the first copy.
            (copy || slices[1]) &&
            runs.map(({ text, left, style, link }) => (
              <a
                key={`${copy} ${left} ${style.top}`}
                style={{ ...style, left: left + copy * textWidth }}
                {...(link && {
                  href: link.href,
                  tabIndex: -1,
                  onClick: (event) => clickOriginal(event, link),
                })}
              >
                {text}
              </a>
            )),
        )}
      </div>
    </div>
  ));
}

/** An overlap of half a px hides the seam. */
const getSliceStyle = ({ x, width, y, slope }: WaveSlice, margin: number): CSSProperties => ({
  left: x,
  width: width + 0.5,
  transform: `matrix(1,${slope},0,1,0,${margin + y})`,
});

/** Forwards a click on a copy to the page's own link and its listeners. */
function clickOriginal(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  link.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}
