// What is drawn of the pictures: the one that is shown and its neighbours, side by side in a row that moves.
import { type CSSProperties, type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import type { Extent } from '../../core/gesture/zoom';
import type { LightboxItem } from '../../kit/lightbox';
import { placesAround } from './box.model';
import { Picture } from './picture';
import type { Files } from './use-files';
import { Video } from './video';

interface RowProps {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly place: number;
  readonly loop: boolean;
  readonly scale: number;
  readonly files: Files;
  readonly boxOf: (item: LightboxItem) => Extent;
  readonly labelBroken: string;
  readonly row: Ref<HTMLDivElement>;
  readonly picture: Ref<HTMLDivElement>;
}

export function Row({ items, index, place, loop, row, picture, ...shared }: RowProps): ReactNode {
  const [rested, setRested] = useState(place);
  const last = useRef(place);
  // Further than to a neighbour there is no way to be seen.
  const cut = Math.abs(place - last.current) > 1;
  useLayoutEffect(() => {
    last.current = place;
    if (cut) setRested(place);
  }, [place, cut]);

  return (
    <div
      className="row"
      ref={row}
      data-cut={cut || undefined}
      style={{ '--_place': place } as CSSProperties}
      onTransitionEnd={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        currentTarget.style.removeProperty('--_rest');
        setRested(place);
      }}
    >
      {placesAround(place, rested, { index, count: items.length, loop }).map(({ at, item }) => (
        <Pane key={at} {...shared} item={items[item]!} at={at} picture={at === place ? picture : undefined} />
      ))}
    </div>
  );
}

interface PaneProps extends Pick<RowProps, 'scale' | 'files' | 'boxOf' | 'labelBroken'> {
  readonly item: LightboxItem;
  readonly at: number;
  /** Only of the one that is shown. */
  readonly picture: Ref<HTMLDivElement> | undefined;
}

function Pane({ item, at, picture, scale, files, boxOf, labelBroken }: PaneProps): ReactNode {
  const current = picture !== undefined;
  const box = boxOf(item);
  return (
    <div className="pane" style={{ '--_at': at } as CSSProperties} inert={!current}>
      <div
        part={current ? 'picture current' : 'picture'}
        ref={picture}
        style={{ width: box.width, height: box.height }}
      >
        {item.kind === 'video' ? (
          <Video item={item} current={current} />
        ) : (
          <Picture
            item={item}
            files={files}
            current={current}
            wanted={box.width * (current ? scale : 1)}
            labelBroken={labelBroken}
          />
        )}
      </div>
    </div>
  );
}
