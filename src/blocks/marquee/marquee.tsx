// The view of <site-marquee>: the text of the page, the copies that close the loop, and a pause button.
import { type ReactNode, useEffect, useState } from 'react';
import { PauseButton } from '../../kit/components/pause-button';
import type { BlockProps } from '../../kit/element/define';
import { useInView } from '../../kit/hooks/use-in-view';
import { useKeyboardFocus } from '../../kit/hooks/use-keyboard-focus';
import { useReducedMotion } from '../../kit/hooks/use-media-query';
import type { MarqueeContent } from './marquee.content';
import type { marquee } from './marquee.contract';
import { getWavelength, sliceWave } from './marquee.model';
import { Slices } from './slices';
import { useItemLinks } from './use-item-links';
import { useNativeMarquees } from './use-native-marquees';
import { useTextLayout } from './use-text-layout';

/** Speed at `animationSpeed` 1; the specification leaves it open. */
const PX_PER_SECOND = 50;

export function Marquee({
  host,
  emit,
  content,
  ...options
}: BlockProps<typeof marquee, MarqueeContent>): ReactNode {
  const { animationSpeed: speed, waveIntensity: intensity } = options;
  useNativeMarquees(content);
  useItemLinks(host, content);
  const [regionRef, measuredLayout] = useTextLayout(content.texts, options.marqueeItems);
  const [paused, setPaused] = useState(false);
  const inView = useInView(host);
  const focused = useKeyboardFocus(host);
  useEffect(() => {
    focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focused]);

  const isAnimated = !useReducedMotion() && speed > 0;
  const layout = isAnimated && !focused ? measuredLayout : null;
  const slices =
    layout &&
    sliceWave(layout.regionWidth, getWavelength(options.waveFrequency), (layout.margin * intensity) / 10);
  const animation = layout && {
    // Safari rounds percentages of a width to px.
    '--_end': `${-layout.textWidth}px`,
    animationDuration: `${layout.textWidth / speed / PX_PER_SECOND}s`,
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
        ref={regionRef}
        // Without an animation the region is scrollable and must be reachable by keyboard.
        tabIndex={layout ? undefined : 0}
        data-state={!layout ? 'still' : inView && !paused ? 'running' : 'paused'}
        data-wave={!!intensity}
        data-hover={options.pausedOnHover}
        data-fade={options.fadeEdges}
      >
        <div className={!slices ? 'text' : slices[1] ? 'text hidden' : 'text moving'} style={animation ?? {}}>
          <slot />
          {!content.texts[0] &&
            options.marqueeItems.map((item, index) =>
              typeof item === 'string' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat
                <span key={index}>{item}</span>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat
                <a key={index} href={item.href}>
                  {item.text}
                </a>
              ),
            )}
        </div>
        {layout && slices && animation && <Slices layout={layout} slices={slices} animation={animation} />}
      </div>
      {isAnimated && <PauseButton {...options} paused={paused} onToggle={toggle} />}
    </>
  );
}
