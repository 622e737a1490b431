// Reviews: from the link in the mail to the published review, with and without script, in the site's template.
import { axe, expect, test } from './harness';
import { getOwnerHeaders, postForm, requestReview } from './purchase';

const PUBLISHED = '/commerce/products/print-salt-flats/reviews';

for (const javaScriptEnabled of [true, false]) {
  test(`rates a purchase by keyboard, and the owner publishes it, script ${javaScriptEnabled ? 'on' : 'off'} [REV-001] [REV-003] [REV-004] [REV-008] [REV-009]`, async ({
    visit,
    site,
  }) => {
    const { page, watch } = await visit({ javaScriptEnabled });
    if (!javaScriptEnabled) watch.expectOutput(/422/);
    const link = await requestReview(site, 'print-salt-flats');
    const text = `Larger than life ${crypto.randomUUID()}`;
    await page.goto(link);
    await page.getByRole('heading', { name: 'Rate your purchase' }).waitFor();
    await page.getByLabel('Describe your experience').fill(text);
    await page.getByRole('button', { name: 'Submit review' }).press('Enter');
    await page.locator('[role="alert"]:focus').waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Please select a star rating' }).click();
    expect(await page.getByLabel('Describe your experience').inputValue()).toBe(text);
    const rating = page.getByRole('group', { name: /^Star rating/ });
    await rating.getByRole('radio', { name: '1 star', exact: true }).press('Space');
    for (const name of ['1 star', '2 stars', '3 stars'])
      await rating.getByRole('radio', { name, exact: true }).press('ArrowRight');
    expect(await rating.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Submit review' }).press('Enter');
    await page.getByRole('heading', { name: 'Thanks for your feedback' }).waitFor();
    expect(watch.requests(/\/api\/commerce\/reviews$/)).toHaveLength(javaScriptEnabled ? 1 : 0);
    await page.goto(link);
    await page.getByRole('heading', { name: 'You have already reviewed this purchase' }).waitFor();

    await page.goto(PUBLISHED);
    expect(await page.getByText(text).count()).toBe(0);
    const owner = await getOwnerHeaders(site);
    const pending = await (
      await fetch(`${site.origin}/config/reviews?state=pending`, { headers: owner })
    ).text();
    const article = pending.split('<article').find((part) => part.includes(text)) ?? '';
    const action = /action="([^"]+\/publish)"/.exec(article)?.[1] ?? '';
    await postForm(site, action, {}, owner);
    await page.reload();
    const review = page.getByRole('listitem').filter({ hasText: text });
    await expect.poll(() => review.count()).toBe(1);
    expect(await review.getByRole('img', { name: '4 out of 5 stars' }).count()).toBe(1);
  });
}

test('loads its script on pages with reviews only, and the form with a form only [REV-002] [HDR-005]', async ({
  visit,
  site,
}) => {
  const { page, watch } = await visit({ javaScriptEnabled: true });
  await page.goto('/sites/portfolio/shop/');
  await page.getByRole('button', { name: /^Add to cart ?: North$/ }).click();
  await page.locator('#book-north output').getByText('Added').waitFor();
  expect(watch.requests(/reviews/)).toEqual([]);
  await page.goto(PUBLISHED);
  await page.getByLabel('Sort by').hover();
  await expect.poll(() => watch.requests(/site-reviews\.js/).length).toBe(1);
  await page.locator('site-reviews:state(ready)').waitFor();
  await page.getByLabel('Sort by').selectOption('oldest');
  await expect
    .poll(() => watch.requests(/\/api\/commerce\/products\/print-salt-flats\/reviews/).length)
    .toBe(1);
  expect(watch.requests(/review-form/)).toEqual([]);
  await page.goto(await requestReview(site, 'postcards'));
  await page.getByLabel('Describe your experience').click();
  await expect.poll(() => watch.requests(/review-form/).length).toBe(1);
});

for (const width of [360, 1280]) {
  test(`pages of reviews fit ${width} px and have no accessibility violations`, async ({ visit, site }) => {
    const { page } = await visit({ viewport: { width, height: 900 }, javaScriptEnabled: true });
    const fits = async (name: string) => {
      expect(await axe(page), name).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
    };
    await page.goto('/commerce/products/book-north/reviews');
    await fits('reviews');
    await page.goto(await requestReview(site, 'book-north', 'postcards'));
    await fits('request');
    await page.getByRole('button', { name: 'Submit review' }).click();
    await page.getByRole('alert').waitFor();
    await fits('errors');
    await page.getByRole('radio', { name: '5 stars' }).first().check({ force: true });
    await page.getByRole('button', { name: 'Submit review' }).click();
    await page.getByRole('heading', { name: 'Thanks for your feedback' }).waitFor();
    await fits('thanks');
  });
}
