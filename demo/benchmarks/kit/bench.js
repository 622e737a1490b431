// Measurements inside the measured page. Classic script, first in <head>; defines window.bench (README, "Page
// contract").
(() => {
  const query = new URLSearchParams(location.search);
  const now = () => performance.now();
  const bench = {
    n: +(query.get('n') || 1),
    kind: null,
    def: null,
    long: [],
    shifts: [],
    events: [],
    lcp: 0,
    lcpTag: '',
    fcp: 0,
  };
  window.bench = bench;

  // Performance entries
  const observe = (type, note, extra) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...extra,
    });
  observe('longtask', (entry) => bench.long.push([entry.startTime, entry.duration]));
  observe(
    'layout-shift',
    (entry) => entry.hadRecentInput || bench.shifts.push([entry.startTime, entry.value]),
  );
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime;
    bench.lcpTag = `${entry.element?.tagName ?? ''} ${(entry.url || '').split('/').slice(-3).join('/')}`;
  });
  observe('event', (entry) => bench.events.push([entry.name, entry.startTime, entry.duration]), {
    durationThreshold: 16,
  });

  // Waiting
  const task = () =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(channel.port1.close());
      channel.port2.postMessage(0);
    });
  bench.sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Time of the first task after the next frame. */
  bench.painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => task().then(() => resolve(now()))));
  bench.until = async (isTrue, patience = 80000) => {
    const start = now();
    for (let i = 1; !isTrue(); i++) {
      if (now() - start > patience) throw new Error('bench: timeout waiting for ready');
      await (i % 2000 === 0 ? bench.sleep(4) : task());
    }
  };

  // Sums
  const over50 = (entries) => entries.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  bench.blocking = () => over50(bench.long);
  /** Cumulative layout shift: the largest session window, with shifts at most 1 s apart and 5 s in total. */
  bench.cls = () => {
    let [worst, sum, first, last] = [0, 0, 0, 0];
    for (const [time, value] of bench.shifts) {
      if (time - last > 1000 || time - first > 5000) [sum, first] = [0, time];
      sum += value;
      last = time;
      worst = Math.max(worst, sum);
    }
    return worst;
  };
  bench.pageLoad = () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const lastLong = Math.max(0, ...bench.long.map(([start, duration]) => start + duration));
    const afterFcp = bench.long.filter(([start]) => start > bench.fcp);
    const { domContentLoadedEventEnd: dcl, loadEventEnd: load } = navigation;
    const ready = performance.getEntriesByName('bench:ready').pop()?.startTime ?? NaN;
    const nodes = document.querySelectorAll('*').length;
    const { fcp, lcp, lcpTag } = bench;
    const tti = Math.max(fcp, lastLong, dcl);
    return {
      fcp,
      lcp,
      lcpTag,
      tbt: over50(afterFcp),
      tbtAll: bench.blocking(),
      cls: bench.cls(),
      dcl,
      load,
      tti,
      ready,
      nodes,
    };
  };

  // Content
  const RATIOS = [
    [3, 2],
    [4, 3],
    [1, 1],
    [2, 3],
    [16, 9],
    [3, 4],
    [5, 4],
    [4, 5],
  ];
  const photo = (i) => {
    const [x, y] = RATIOS[(i * 5 + (i >> 3)) % 8];
    const src = `/img/${x * 12}x${y * 12}/${i % 200}.png`;
    return { src, width: x * 240, height: y * 240, alt: `Photo ${i}`, key: `p${i}` };
  };
  bench.photos = (n) => Array.from({ length: n }, (_, i) => photo(i));
  /** Variants with three options of a hundred values each, as output by templates. */
  bench.variants = (n) => {
    return Array.from({ length: n }, (_, i) => ({
      sku: `S${i}`,
      price: 1000 + i,
      onSale: false,
      qtyInStock: i % 3,
      optionValues: [
        { name: 'Size', value: `s${i % 100}` },
        { name: 'Color', value: `c${(i + Math.floor(i / 100)) % 100}` },
        { name: 'Cut', value: `u${(i * 37 + Math.floor(i / 100) * 13) % 100}` },
      ],
    }));
  };
  /** The values of option `at`. */
  bench.optionValues = (variants, at) => [...new Set(variants.map((one) => one.optionValues[at].value))];
  /** A form with a radio button for each value, and `#price`. */
  bench.productForm = (variants) => {
    const options = variants[0].optionValues.map(({ name }, at) => {
      const radio = (value) =>
        `<label><input type=radio name="option[${name}]" value="${value}"> ${value}</label> `;
      const radios = bench.optionValues(variants, at).map(radio).join('');
      return `<fieldset><legend>${name}</legend>${radios}</fieldset>`;
    });
    const id = '<input type=hidden name=productId value=shirt>';
    return `<form method=post action="/api/commerce/cart/items">${id}${options.join('')}<p id=price data-product-price>From $10</p><p><button>Add to cart</button></p></form>`;
  };
  /** A shop's response to any call: a cart with one line, whose quantity is that of the call. */
  bench.shop = (body) => {
    const sent = typeof body === 'string' ? /"quantity":(\d+)/.exec(body)?.[1] : undefined;
    bench.wanted = +(sent ?? bench.wanted ?? 1);
    const money = (minorUnits) => ({ currency: 'EUR', minorUnits });
    const [quantity, total] = [bench.wanted, money(1000 * bench.wanted)];
    const product = { productId: 'mug', sku: 'mug', title: 'Mug', productType: 'PHYSICAL', picture: null };
    const entry = { id: 'a', ...product, optionValues: [], quantity, unitPrice: money(1000), total };
    const sums = { totalQuantity: quantity, subtotalCents: total.minorUnits, subtotalAmount: total };
    return Response.json({ id: 'cart', entries: [entry], ...sums, minimumOrderSubtotal: null });
  };
  bench.spacer = (px) => {
    const box = document.createElement('div');
    box.style.height = `${px}px`;
    document.body.append(box);
  };

  // upgrade: { module?, preload?: [urls], html(i), isReady?(element) }
  bench.upgrade = (def) => {
    const isReady = def.isReady || ((element) => (element.shadowRoot || element).childElementCount > 0);
    const markup = (from) => Array.from({ length: bench.n }, (_, i) => def.html(from + i)).join('');
    const allReady = async (elements) => {
      let next = 0;
      await bench.until(() => {
        while (next < elements.length && isReady(elements[next])) next++;
        return next >= elements.length;
      });
      document.body.offsetHeight; // forces layout, so that it is counted
      return now();
    };
    const preload = (url) =>
      new Promise((resolve) => {
        const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url });
        link.onload = link.onerror = resolve;
        document.head.append(link);
      });
    const url = (module) => new URL(module, location.href).href;
    bench.go = async () => {
      const root = document.getElementById('root');
      root.innerHTML = markup(0);
      root.offsetHeight;
      await bench.painted();
      await bench.painted();
      for (const module of [...(def.preload || []), ...(def.module ? [def.module] : [])])
        await preload(url(module));
      await bench.sleep(50);
      await window.__mark('start');
      let start = now();
      if (def.module) {
        await import(url(def.module));
        start = performance.getEntriesByName('bench:exec').pop()?.startTime ?? start;
      }
      const ready = await allReady([...root.children]);
      const painted = await bench.painted();
      await window.__mark('painted');
      return { readyMs: ready - start, paintMs: painted - start, ...(await insert()) };
    };
    const insert = async () => {
      const host = document.createElement('div');
      document.body.append(host);
      await bench.painted();
      await bench.sleep(30);
      const start = now();
      host.innerHTML = markup(bench.n);
      const ready = await allReady([...host.children]);
      const painted = await bench.painted();
      host.remove();
      return { insertMs: ready - start, insertPaintMs: painted - start };
    };
    Object.assign(bench, { def, kind: 'upgrade' });
  };

  // gallery: { setup?(), mount(n, root), ready?(root), next?(), index?() }
  bench.gallery = (def) => {
    bench.go = async () => {
      const root = document.getElementById('root');
      await def.setup?.();
      await bench.painted();
      await bench.sleep(50);
      bench.shifts.length = bench.long.length = 0;
      const start = now();
      await def.mount(bench.n, root);
      if (def.ready) await bench.until(() => def.ready(root));
      document.body.offsetHeight;
      const layoutMs = now() - start;
      return { layoutMs, paintMs: (await bench.painted()) - start };
    };
    Object.assign(bench, { def, kind: 'gallery' });
  };

  // marquee: { mount(root) }
  bench.marquee = (def) => {
    bench.go = async () => {
      await def.mount(document.getElementById('root'));
      await bench.painted();
    };
    Object.assign(bench, { def, kind: 'marquee' });
  };

  // inp: { mount(root), ready?(), steps: [{ name, selector or target() or key, settle?, repeat?, done?() }] }
  bench.inp = (def) => {
    let [armed, armedAt] = [false, 0];
    const INPUT = /^(pointerdown|mousedown|pointerup|mouseup|click|keydown|keyup)$/;
    const timeOne = (event) => {
      if (!armed) return;
      armed = false;
      const start = event.timeStamp;
      bench.painted().then((painted) => {
        bench.inputToPaint = painted - start;
      });
    };
    for (const type of ['click', 'keydown']) addEventListener(type, timeOne, { capture: true });
    bench.go = async () => {
      await def.mount(document.getElementById('root'));
      if (def.ready) await bench.until(def.ready);
      await bench.painted();
      return def.steps.map(({ name, selector, key, settle, repeat }) => ({
        name,
        selector,
        key,
        settle,
        repeat,
      }));
    };
    bench.arm = () => {
      [armed, armedAt] = [true, now()];
      bench.inputToPaint = null;
      bench.events.length = bench.long.length = 0;
    };
    bench.interaction = () => {
      const durations = bench.events
        .filter(([name, start]) => start >= armedAt - 1 && INPUT.test(name))
        .map((entry) => entry[2]);
      return { inpMs: bench.inputToPaint, evMs: Math.max(0, ...durations), longMs: bench.blocking() };
    };
    bench.stepDone = (i) => !def.steps[i].done || !!def.steps[i].done();
    bench.target = (i) => {
      const { target, selector } = def.steps[i];
      const element = target ? target() : document.querySelector(selector);
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 20) };
    };
    Object.assign(bench, { def, kind: 'inp' });
  };
})();
