// How is the text repeated? As looks only: hidden from assistive technology, not selectable, without ids.
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import type { Film } from './use-film';
import { roundsBehind, type Strip } from './wave';

interface StripsProps {
  readonly film: Film;
  readonly strips: readonly Strip[];
  /** The animation, the same as that of the text itself. */
  readonly run: CSSProperties;
}

export function Strips({ strips, film: { runs, unit, room }, run }: StripsProps): ReactNode {
  return strips.map((strip) => (
    // Another number of strips starts them all anew: they have to run in step.
    <div key={`${strips.length} ${strip.x}`} className="strip" aria-hidden style={placeOf(strip, room)}>
      <div className="film" style={{ ...run, left: -strip.x, width: unit }}>
        {roundsBehind(strip, unit).map(
          (round) =>
            // On a straight line the page's own text is the first round.
            (round || strips[1]) &&
            runs.map(({ text, left, style, link }) => (
              <a
                key={`${round} ${left} ${style.top}`}
                style={{ ...style, left: left + round * unit }}
                {...(link && { href: link.href, tabIndex: -1, onClick: (event) => follow(event, link) })}
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
const placeOf = ({ x, width, y, slope }: Strip, room: number): CSSProperties => ({
  left: x,
  width: width + 0.5,
  transform: `matrix(1,${slope},0,1,0,${room + y})`,
});

/** A click on a copy is a click on the page's own link, with all that listens there. */
function follow(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  link.dispatchEvent(new window.MouseEvent('click', event.nativeEvent));
}
