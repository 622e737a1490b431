// How is the text repeated? As looks only: hidden from assistive technology, not selectable, without ids.
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { getVisibleCopies, type WaveSlice } from './marquee.model';
import type { TextLayout } from './use-text-layout';

interface SlicesProps {
  readonly layout: TextLayout;
  readonly slices: readonly WaveSlice[];
  /** The animation, the same as that of the text itself. */
  readonly animation: CSSProperties;
}

export function Slices({ slices, layout: { runs, textWidth, room }, animation }: SlicesProps): ReactNode {
  return slices.map((strip) => (
    // Another number of strips starts them all anew: they have to run in step.
    <div key={`${slices.length} ${strip.x}`} className="strip" aria-hidden style={getSliceStyle(strip, room)}>
      <div className="film" style={{ ...animation, left: -strip.x, width: textWidth }}>
        {getVisibleCopies(strip, textWidth).map(
          (round) =>
            // On a straight line the page's own text is the first round.
            (round || slices[1]) &&
            runs.map(({ text, left, style, link }) => (
              <a
                key={`${round} ${left} ${style.top}`}
                style={{ ...style, left: left + round * textWidth }}
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

/** Half a px more hides the seam. */
const getSliceStyle = ({ x, width, y, slope }: WaveSlice, room: number): CSSProperties => ({
  left: x,
  width: width + 0.5,
  transform: `matrix(1,${slope},0,1,0,${room + y})`,
});

/** A click on a copy is a click on the page's own link, with all that listens there. */
function clickOriginal(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  link.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}
