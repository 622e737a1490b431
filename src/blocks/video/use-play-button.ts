// Focus and click handling of the play button.
import { useEffect, useState } from 'react';

/** Handles a click on the poster that was replayed after the upgrade: the play button now covers the poster. */
export function useReplayedClick(host: HTMLElement, hasButton: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!hasButton) return;
    const onClick = (event: Event) => {
      const target = event.composedPath()[0] as Element;
      if (target.getRootNode() !== host.getRootNode() || target.closest('[slot]')) return;
      event.preventDefault();
      onPress();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  });
}

/**
 * Moves the focus to the player after the visitor has pressed play, and back to the button when the player is hidden.
 * @returns requests the focus for the player
 */
export function useFocusHandover(
  isPlayerVisible: boolean,
  player: HTMLElement | null,
  button: HTMLElement | null,
): () => void {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isRequested || !isPlayerVisible || !player) return;
    player.focus({ preventScroll: true });
    setRequested(false);
  }, [isRequested, isPlayerVisible, player]);
  useEffect(() => {
    const root = player?.getRootNode() as Document | ShadowRoot | undefined;
    if (!isPlayerVisible && player && root?.activeElement === player) button?.focus({ preventScroll: true });
  }, [isPlayerVisible, player, button]);
  return () => setRequested(true);
}
