// What does the page do beside its work, or once a part of the port has come?

/** A listener of a part that is fetched when somebody listens; what cannot be fetched is never heard of. */
export const whenThere =
  <T>(load: () => Promise<(listener: (told: T) => void) => () => void>) =>
  (listener: (told: T) => void) => {
    let isOver = false;
    let end = () => {};
    load().then(
      (listen) => {
        if (!isOver) end = listen(listener);
      },
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  };

/** An image that nobody sees: what matters is that it was asked for. */
export function askForImage(url: string): void {
  new Image().src = url;
}
