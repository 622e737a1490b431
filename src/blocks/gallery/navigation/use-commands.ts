// Invoker commands: `<button commandfor="id" command="--next">` navigates without script on the page.
import { useEffect } from 'react';
import { useLatestRef } from '../../../kit/hooks/use-latest-ref';
import { listen } from '../dom';
import type { Rotation, SlideController } from '../gallery.types';

/** Supports `--next`, `--previous`, and `--play-pause` if the gallery rotates. */
export function useCommands(host: HTMLElement, { step }: SlideController, { isAvailable, toggle }: Rotation) {
  const latest = useLatestRef((command: string) => {
    if (command === '--next') step('next', 'control');
    else if (command === '--previous') step('previous', 'control');
    else if (command === '--play-pause' && isAvailable) toggle();
  });
  useEffect(() => {
    const onCommand = (event: Event) => latest.current((event as Event & { command: string }).command);
    return listen(host, ['command'], onCommand);
  }, [host, latest]);
}
