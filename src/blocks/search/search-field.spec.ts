import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { settle, waitUntil } from '../../kit/testing/wait';
import {
  create,
  failure,
  getActive,
  getInput,
  getOptions,
  getStatus,
  ITEMS,
  isOpen,
  ok,
  open,
  press,
  provided,
  requests,
  setUp,
  type,
  waitForRequest,
  watchSubmissions,
} from './testing/search-page';

describe('the field of <site-search>', () => {
  setUp();

  it('is operated from the field: arrows, Home, End, Escape, Tab', async () => {
    const element = await create();
    const input = getInput(element);
    await open(element);
    const steps: [string, number, boolean][] = [
      ['ArrowDown', 0, true],
      ['ArrowDown', 1, true],
      ['ArrowDown', 2, true],
      ['ArrowDown', -1, true],
      ['ArrowUp', 2, true],
      ['Home', -1, true],
      ['ArrowUp', 2, true],
      ['End', -1, true],
      ['Escape', -1, false],
      ['ArrowDown', 0, true],
      ['Escape', -1, false],
      ['ArrowUp', 2, true],
    ];
    for (const [key, active, isExpanded] of steps) {
      await press(key);
      expect([key, getActive(element), isOpen(element)]).to.deep.equal([key, active, isExpanded]);
      expect(document.activeElement).to.equal(input);
      const selected = getOptions(element).map((option) => option.ariaSelected === 'true');
      if (isExpanded) expect(selected.indexOf(true)).to.equal(active);
    }
    await press('Escape');
    expect(input.value).to.equal('oys');
    await press('Escape');
    expect([input.value, isOpen(element)]).to.deep.equal(['', false]);
    await open(element, 'kni');
    await press('Tab');
    expect([document.activeElement?.localName, isOpen(element)]).to.deep.equal(['button', false]);
  });

  it('moves the caret with Home and End', async () => {
    const element = await create();
    await open(element);
    await press('ArrowDown');
    await press('Home');
    expect(getInput(element).selectionStart).to.equal(0);
    await press('End');
    expect(getInput(element).selectionStart).to.equal(3);
  });

  it('never replaces newer results with a late response', async () => {
    const element = await create();
    await type(element, 'o');
    const first = await waitForRequest(1);
    await sendKeys({ type: 'y' });
    const second = await waitForRequest(2);
    expect(first.signal.aborted).to.equal(true);
    second.answer(ok('oy', [ITEMS[1]!]));
    await waitUntil(() => isOpen(element));
    first.answer(ok('o', ITEMS, 99));
    await settle(element);
    expect(getOptions(element)).to.have.length(2);
    await sendKeys({ type: 's' });
    await press('ArrowDown');
    expect(getActive(element), 'the list stays while the next answer is awaited').to.equal(0);
    (await waitForRequest(3)).answer(ok('oys'));
    await waitUntil(() => getOptions(element).length === 3);
  });

  it('resets the active option when the visitor continues typing', async () => {
    const element = await create();
    await open(element);
    await press('ArrowDown');
    await sendKeys({ type: 't' });
    await settle(element);
    expect([getActive(element), isOpen(element)]).to.deep.equal([-1, true]);
  });

  it('announces the number of results once per pause', async () => {
    const element = await create();
    const said: string[] = [];
    const region = () => element.querySelector('[role=status]')!;
    const observer = new MutationObserver(() => region().textContent && said.push(region().textContent!));
    observer.observe(region(), { childList: true, characterData: true, subtree: true });
    const shown: string[] = [];
    element.addEventListener('site-search-preview', (event) =>
      shown.push((event as CustomEvent<{ query: string }>).detail.query),
    );
    for (const [index, letter] of ['o', 'y', 's', 't'].entries()) {
      await type(element, letter);
      // The clock of the page advances until the request, but not before the text is known.
      await settle(element);
      (await waitForRequest(index + 1)).answer(ok('oyst'.slice(0, index + 1)));
      await waitUntil(() => shown.length > index);
      await provided.page.advance(500);
    }
    expect(said).to.deep.equal([]);
    await provided.page.advance(700);
    await waitUntil(() => said.length > 0, `announced nothing: ${region().textContent}`);
    expect(said).to.deep.equal(['2 results']);
    await provided.page.advance(10_000);
    await settle(element);
    observer.disconnect();
    expect(said).to.have.length(1);
  });

  it('shows that nothing was found, and that the server has failed [MSG-011]', async () => {
    const element = await create();
    await type(element, 'zz');
    (await waitForRequest()).answer(ok('zz', []));
    await waitUntil(() => element.querySelector('.site-search-preview p'));
    expect(element.querySelector('.site-search-preview p')!.textContent).to.equal('No results for “zz”');
    // The pause before the announcement starts in an effect after the text is rendered.
    await settle(element);
    await provided.page.advance(700);
    await waitUntil(() => getStatus(element) === 'No results for “zz”');
    expect([isOpen(element), getOptions(element).length]).to.deep.equal([false, 0]);
    await expect(element).to.be.accessible();
    await sendKeys({ type: 'a' });
    (await waitForRequest(2)).answer(failure);
    await waitUntil(() => element.textContent.includes('Unable to load results. Press Enter to search.'));
    await expect(element).to.be.accessible();
    const submissions = watchSubmissions();
    await press('Enter');
    submissions.stop();
    expect(submissions.queries).to.deep.equal(['zza']);
  });

  it('ignores keys and text of a composition until it is complete', async () => {
    const element = await create();
    await open(element);
    await press('ArrowDown');
    const input = getInput(element);
    const dispatch = (event: Event) => input.dispatchEvent(event);
    dispatch(new CompositionEvent('compositionstart'));
    input.value = 'ｎ';
    dispatch(new InputEvent('input', { isComposing: true, bubbles: true }));
    const down = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, cancelable: true });
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, cancelable: true });
    expect([dispatch(down), dispatch(enter)]).to.deep.equal([true, true]);
    await settle(element);
    await provided.page.advance(1000);
    expect([getActive(element), requests.length]).to.deep.equal([0, 1]);
    input.value = 'に';
    dispatch(new CompositionEvent('compositionend'));
    expect((await waitForRequest(2)).query).to.equal('に');
  });
});
