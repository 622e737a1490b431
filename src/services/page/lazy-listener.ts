// What does the page do beside its work, or once a part of the port has come?

/** What goes on until it is ended, in a part that is fetched when it begins; what cannot be fetched never happens. */
export const lazyListener =
  <T>(load: () => Promise<(given: T) => () => void>) =>
  (given: T) => {
    let isOver = false;
    let end = () => {};
    load().then(
      (begin) => {
        if (!isOver) end = begin(given);
      },
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  };

/** An image that nobody sees: what matters is that it was asked for. */
export function requestImage(url: string): void {
  new Image().src = url;
}
