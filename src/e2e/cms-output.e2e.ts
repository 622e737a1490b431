// The elements work in the pages that content management systems output when their guides are followed.
import { cmsSamples } from './cms-samples';
import { axe, expect, test } from './harness';
import { activateElements, findInactiveElements } from './pages';
import { openTestPage } from './test-page';

test.for(cmsSamples)(
  'shows the pictures in the output of $name and navigates between them',
  async ({ markup }, { page, watch }) => {
    await openTestPage(page, markup);
    await activateElements(page);
    expect(await findInactiveElements(page)).toEqual([]);
    await page.locator('site-gallery:state(ready)').waitFor();
    const next = page.locator('site-gallery').getByRole('button', { name: 'Next' });
    await next.click();
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
    // There are two slides, one for each picture.
    expect(
      await page.evaluate(() => document.querySelector<Element & { index: number }>('site-gallery')?.index),
    ).toBe(1);
    await page.getByAltText('Picture 2').waitFor();
    await page.getByText('Opening hours').click();
    await page.getByText('Every day from nine to five.').waitFor();
    expect(await axe(page, 'site-gallery')).toEqual([]);
    expect(watch.output).toEqual([]);
  },
);

test.for(cmsSamples)(
  'shows the pictures in the output of $name without script',
  async ({ markup }, { visit }) => {
    const { page, watch } = await visit({ javaScriptEnabled: false });
    await openTestPage(page, markup);
    await expect.poll(() => page.getByAltText('Picture 1').isVisible()).toBe(true);
    expect(watch.output).toEqual([]);
  },
);
