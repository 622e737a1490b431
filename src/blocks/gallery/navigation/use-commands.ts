// How do buttons of the page turn the gallery without script? `<button commandfor="id" command="--next">`.
import { useEffect } from 'react';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import type { Rotation } from '../rotation/use-rotation';
import type { SlideController } from './use-current-slide';

/** Answers `--next`, `--previous`, and `--play-pause` where the gallery rotates. */
export function useCommands(host: HTMLElement, { turn }: SlideController, { offered, toggle }: Rotation) {
  const latest = useLatestRef((command: string) => {
    if (command === '--next') turn('next', 'control');
    else if (command === '--previous') turn('previous', 'control');
    else if (command === '--play-pause' && offered) toggle();
  });
  useEffect(() => {
    const follow = (event: Event) => latest.current((event as Event & { command: string }).command);
    host.addEventListener('command', follow);
    return () => host.removeEventListener('command', follow);
  }, [host, latest]);
}
