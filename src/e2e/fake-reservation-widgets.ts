// Fakes of the booking widgets of OpenTable and Tock at their addresses: each renders a form where it is loaded.
import type { Page } from 'playwright-core';

export interface FakeWidgets {
  /** All requests to the providers. */
  readonly requests: readonly URL[];
  /** Answers the held requests for scripts. */
  release(): void;
}

/** @param isHeld scripts are not answered before `release` */
export async function fakeReservationWidgets(page: Page, isHeld = false): Promise<FakeWidgets> {
  const requests: URL[] = [];
  let release = () => {};
  const released = isHeld ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  await page.route(/^https:\/\/www\.(opentable\.[a-z.]+|exploretock\.com)\//, async (route) => {
    const url = new URL(route.request().url());
    requests.push(url);
    await released;
    const body = url.hostname.includes('opentable') ? OPENTABLE : TOCK;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return { requests, release: () => release() };
}

const FORM = `
  const form = document.createElement('form');
  form.setAttribute('aria-label', 'Table');
  const button = document.createElement('button');
  button.textContent = 'Find a table';
  form.append(button);`;

/** Next to its own script. */
const OPENTABLE = `{ ${FORM} document.currentScript.after(form); }`;

/** In the container, for each queued call. */
const TOCK = `{
  const render = (command, business) => {
    ${FORM}
    button.textContent += ' at ' + business;
    document.getElementById('Tock_widget_container').append(form);
  };
  for (const call of tock.queue.splice(0)) render(...call);
  tock.callMethod = render;
}`;
