// What happens in the tab of a visitor? Run by the browser: events are told to the tracker, as a template would.

interface ServicesElement extends Element {
  readonly services: Promise<{
    readonly events: { track(payload: Readonly<Record<string, string>>): Promise<void> };
  }>;
}

/** Done when the page has its services. */
export async function arrive(): Promise<void> {
  await customElements.whenDefined('site-services');
  await document.querySelector<ServicesElement>('site-services')?.services;
}

/** Makes events with these numbers and does not wait for any of them. */
export async function make(numbers: readonly number[]): Promise<void> {
  const services = await document.querySelector<ServicesElement>('site-services')?.services;
  for (const number of numbers)
    void services?.events.track({
      action: 'delivery',
      object_type: 'number',
      object_id: `delivery-${number}`,
    });
}

/** @returns how many events of this browser still wait on its disk, or at least one while a tab has left some in a hurry */
export function countWaiting(): Promise<number> {
  if (Object.keys(localStorage).some((key) => /^site-(?:left-event-|early-events)/.test(key)))
    return Promise.resolve(1);
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('site-events');
    open.onerror = () => reject(open.error);
    open.onsuccess = () => {
      const database = open.result;
      const end = (count: number) => {
        database.close();
        resolve(count);
      };
      if (!database.objectStoreNames.contains('records')) return end(0);
      const count = database.transaction('records').objectStore('records').count();
      count.onsuccess = () => end(count.result);
      count.onerror = () => reject(count.error);
    };
  });
}
