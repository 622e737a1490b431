// Code that runs in a visitor's tab and tracks events, like a template.

interface ServicesElement extends Element {
  readonly services: Promise<{
    readonly events: { track(payload: Readonly<Record<string, string>>): Promise<void> };
  }>;
}

/** Resolves when the page's services have loaded. */
export async function waitForServices(): Promise<void> {
  await customElements.whenDefined('site-services');
  await document.querySelector<ServicesElement>('site-services')?.services;
}

/** Tracks events with these numbers without waiting for the requests. */
export async function trackEvents(numbers: readonly number[]): Promise<void> {
  const services = await document.querySelector<ServicesElement>('site-services')?.services;
  for (const number of numbers)
    void services?.events.track({
      action: 'delivery',
      object_type: 'number',
      object_id: `delivery-${number}`,
    });
}

/** Number of events that the browser still stores; at least one while there are events of a closed tab. */
export function countPending(): Promise<number> {
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
