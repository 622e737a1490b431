// Observes the measured page as a visitor perceives it, including all shadow roots; defines window.probe.
(() => {
  const stage = () => document.querySelector('#stage');

  /** Matching elements in tree order, including shadow trees. */
  const all = (selector, root = document) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? all(selector, element.shadowRoot) : []),
    ]);

  /** Parent in the flat tree: the slot or the shadow host. */
  const parent = (element) =>
    element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
  const ancestors = (element) => {
    const list = [];
    for (let at = parent(element); at; at = parent(at)) list.push(at);
    return list;
  };

  const rect = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const isRendered = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0;

  /**
   * Rectangles of the element and of all ancestors that may clip it, from the inside out, with their overflow values.
   */
  const boxes = (element) => [
    { ...rect(element), isRendered: isRendered(element) },
    ...ancestors(element).map((box) => {
      const { overflowX: x, overflowY: y } = getComputedStyle(box);
      return { ...rect(box), x, y };
    }),
  ];

  const focused = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
  const isWithin = (element, box) => element === box || ancestors(element).includes(box);
  const describe = (element) =>
    element.getAttribute('aria-label') ||
    element.id ||
    element.textContent.trim().slice(0, 30) ||
    element.tagName;

  const slides = () =>
    all('img').filter((image) => /^Slide \d+$/.test(image.alt) && isWithin(image, stage()));
  const center = ({ left, right }) => (left + right) / 2;

  /** Number of the slide in the middle of the stage; 0 if there is none. */
  const shown = () => {
    const middle = center(rect(stage()));
    const distance = (image) => Math.abs(center(rect(image)) - middle);
    const [first] = slides()
      .filter(isRendered)
      .sort((a, b) => distance(a) - distance(b));
    return first ? Number(first.alt.slice(6)) : 0;
  };

  /** The `aria-live` values of the stage. */
  const live = (root = stage()) =>
    all('[aria-live], [role=status], [role=alert], output', root).map(
      (region) => region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite'),
    );

  // Lightbox
  const dialog = () => all('dialog[open], [role=dialog]').find(isRendered) ?? null;
  const pictures = () => all('img', dialog() ?? document.createElement('div')).filter(isRendered);
  const area = (image) => image.getBoundingClientRect().width * image.getBoundingClientRect().height;
  const isOnScreen = (image) => Math.abs(center(rect(image)) - innerWidth / 2) < innerWidth / 4;
  /** The large image in the middle. */
  const picture = () =>
    pictures()
      .filter(isOnScreen)
      .sort((a, b) => area(b) - area(a))[0] ?? null;
  const pictureWidth = () => picture()?.getBoundingClientRect().width ?? 0;
  const isOutside = (element) =>
    !isWithin(element, dialog()) && ![document.body, document.documentElement].includes(element);
  const isThumb = (element) => element !== stage() && isWithin(element, stage());
  const hidesTheRest = () =>
    dialog().matches(':modal') ||
    ancestors(stage())
      .concat(stage())
      .some((element) => element.inert);
  /** Controls smaller than `px` in one direction. */
  const small = (px) =>
    all('button, a[href], input, [role=button]', dialog())
      .filter(isRendered)
      .filter((control) => Math.min(control.offsetWidth, control.offsetHeight) < px).length;
  /** Text of all live regions. */
  const said = () =>
    all('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output')
      .map((region) => region.textContent)
      .join('|');
  /** Selectors from the document to the element, one per shadow tree, as axe expects them. */
  const path = (element) => {
    const steps = [];
    for (let at = element; at; at = at.getRootNode().host) {
      at.setAttribute('data-at', steps.length);
      steps.unshift(`[data-at="${steps.length}"]`);
    }
    return steps;
  };

  window.probe = {
    stage,
    all,
    ancestors,
    rect,
    boxes,
    isRendered,
    isWithin,
    focused,
    describe,
    slides,
    shown,
    live,
    dialog,
    picture,
    pictureWidth,
    isOutside,
    isThumb,
    hidesTheRest,
    small,
    said,
    path,
  };
})();
