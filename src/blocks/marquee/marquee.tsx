// What is drawn for <site-marquee>: the page's own text, strips with copies of it that close the loop, a pause button.
import { type ReactNode, useEffect, useState } from 'react';
import { PauseButton } from '../../kit/components/pause-button';
import type { BlockProps } from '../../kit/element/define';
import { useInView } from '../../kit/hooks/use-in-view';
import { useKeyboardFocus } from '../../kit/hooks/use-keyboard-focus';
import { useReducedMotion } from '../../kit/hooks/use-media-query';
import type { marquee } from './marquee.contract';
import { getWavelength, sliceWave } from './marquee.model';
import { Slices } from './slices';
import { useTextLayout } from './use-text-layout';

/** At `animationSpeed` 1; the documents leave it open. */
const PX_PER_SECOND = 50;

export function Marquee({ host, emit, content, ...options }: BlockProps<typeof marquee, Text[]>): ReactNode {
  const { animationSpeed: speed, waveIntensity: intensity } = options;
  const [region, measured] = useTextLayout(content, options.marqueeItems);
  const [paused, setPaused] = useState(false);
  const inView = useInView(host);
  const focused = useKeyboardFocus(host);
  useEffect(() => {
    focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focused]);

  const moves = !useReducedMotion() && speed > 0;
  const film = moves && !focused ? measured : null;
  const strips =
    film && sliceWave(film.width, getWavelength(options.waveFrequency), (film.room * intensity) / 10);
  const run = film && {
    animationDuration: `${film.textWidth / speed / PX_PER_SECOND}s`,
    animationDirection: options.animationDirection === 'left' ? 'normal' : 'reverse',
  };

  function toggle() {
    setPaused(!paused);
    emit('site-marquee-toggle', { paused: !paused });
  }

  return (
    <>
      <div
        part="region"
        ref={region}
        // A line that does not move is read by scrolling it.
        tabIndex={film ? undefined : 0}
        data-state={!film ? 'still' : inView && !paused ? 'running' : 'paused'}
        data-wave={!!intensity}
        data-hover={options.pausedOnHover}
        data-fade={options.fadeEdges}
      >
        <div className={!strips ? 'text' : strips[1] ? 'text ghost' : 'text film'} style={run ?? {}}>
          <slot />
          {!content[0] &&
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may stand there twice
            options.marqueeItems.map((text, index) => <span key={index}>{text}</span>)}
        </div>
        {film && strips && run && <Slices layout={film} slices={strips} animation={run} />}
      </div>
      {moves && <PauseButton {...options} paused={paused} onToggle={toggle} />}
    </>
  );
}
