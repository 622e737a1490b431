// A table by the window, laid for two: plates, glasses, a candle, and the harbour outside.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round } from '../drawing';

export function drawTable(): string {
  const d = createDrawing(53);
  drawWall(d);
  drawWindow(d);
  d.add(
    ellipse(760, 1010, 900, 420, '#120a08', 'opacity="0.6" filter="url(#glow)"'),
    path(
      'M60 1000 L210 640 L1290 640 L1450 1000Z',
      d.radial(560, 700, 900, [
        [0, '#fff4df'],
        [0.5, '#e3d1b4'],
        [1, '#96806a'],
      ]),
    ),
    line('M210 642 L1290 642', '#fff7e6', 7),
  );
  drawPlates(d);
  drawGlass(d, 610, 690, 1);
  drawGlass(d, 900, 700, 1.05);
  drawCandle(d);
  drawBasket(d);
  return d.toSvg();
}

function drawWall(d: Drawing): void {
  d.add(
    rect(
      0,
      0,
      1500,
      1000,
      d.linear(
        [0, 0],
        [1500, 300],
        [
          [0, '#4d2f24'],
          [0.5, '#7d5640'],
          [1, '#3a231b'],
        ],
      ),
    ),
  );
}

function drawPlates(d: Drawing): void {
  for (const x of [300, 560, 980, 1240])
    d.add(line(`M${x} 650 L${x + (x - 750) * 0.4} 1000`, '#b8a285', 7, 'filter="url(#fine)" opacity="0.7"'));
  for (const [x, y] of [
    [430, 830],
    [1060, 830],
  ] as const) {
    d.add(
      ellipse(x + 16, y + 26, 214, 74, '#5a4636', 'opacity="0.6" filter="url(#soft)"'),
      ellipse(x, y, 206, 70, '#f6efe0'),
      ellipse(x, y + 4, 196, 62, '#cfc2ab'),
      ellipse(x, y, 150, 46, '#f8f2e6'),
    );
    d.add(
      path(`M${x - 60} ${y - 10} L${x + 40} ${y - 34} L${x + 84} ${y - 4} L${x - 20} ${y + 22}Z`, '#9c3b26'),
    );
    d.add(
      line(`M${x - 262} ${y + 60} L${x - 232} ${y - 60}`, '#8f8a80', 11),
      line(`M${x + 246} ${y + 60} L${x + 226} ${y - 60}`, '#8f8a80', 11),
    );
  }
}

/** Bread in a basket. */
function drawBasket(d: Drawing): void {
  d.add(ellipse(1190, 720, 120, 30, '#5a4636', 'opacity="0.6" filter="url(#soft)"'));
  for (const x of [1120, 1180, 1240]) d.orb(x, 655, 58, 40, ['#f0c583', '#b4702f', '#512a11'], -20);
  d.add(
    path('M1070 664 Q1180 700 1300 662 L1270 728 Q1180 752 1100 728Z', '#7d5430'),
    line('M1078 684 Q1180 716 1290 682', '#b58a56', 6),
    line('M1090 706 Q1180 736 1280 704', '#4c3018', 6),
  );
}

function drawWindow(d: Drawing): void {
  drawView(d);
  d.add(
    rect(734, 0, 32, 520, '#39231a'),
    rect(290, 176, 920, 22, '#39231a'),
    rect(
      220,
      520,
      1060,
      46,
      d.linear(
        [0, 520],
        [0, 566],
        [
          [0, '#a67b58'],
          [1, '#5b3b2a'],
        ],
      ),
    ),
    path(
      'M160 0 L330 0 Q300 300 350 560 L170 560Z',
      d.linear(
        [160, 0],
        [340, 0],
        [
          [0, '#8c5a40'],
          [0.5, '#c99a72'],
          [1, '#6d412e'],
        ],
      ),
    ),
    path(
      'M1340 0 L1180 0 Q1204 300 1150 560 L1330 560Z',
      d.linear(
        [1160, 0],
        [1340, 0],
        [
          [0, '#a87753'],
          [0.5, '#7d5039'],
          [1, '#452a20'],
        ],
      ),
    ),
  );
}

function drawView(d: Drawing): void {
  d.add(
    rect(250, 0, 1000, 560, '#2c1a14'),
    rect(
      290,
      0,
      920,
      520,
      d.linear(
        [0, 0],
        [0, 520],
        [
          [0, '#7f98a8'],
          [0.5, '#e7c9a4'],
          [0.66, '#f4d7a6'],
          [0.67, '#8fa0a6'],
          [1, '#51697a'],
        ],
      ),
    ),
    path('M290 350 C420 300 520 330 640 340 C800 300 980 320 1210 336 L1210 354 L290 354Z', '#66707c'),
  );
  for (const [x, h] of [
    [380, 210],
    [560, 160],
    [860, 250],
    [1080, 190],
  ] as const)
    d.add(
      line(`M${x} 372 L${x} ${372 - h}`, '#3d3234', 6),
      path(
        `M${x - 70} 366 Q${x} 380 ${x + 74} 358 L${x + 56} 392 Q${x} 402 ${x - 56} 392Z`,
        ['#9c3b26', '#e9dcc2', '#33586b', '#6d4b43'][Math.floor(x / 380)]!,
      ),
    );
  for (const _ of range(40))
    d.add(
      ellipse(
        d.between(300, 1200),
        d.between(400, 515),
        d.between(20, 80),
        d.between(2, 5),
        '#f2d3a6',
        'opacity="0.6"',
      ),
    );
}

function drawGlass(d: Drawing, x: number, y: number, size: number): void {
  d.add(
    `<g transform="translate(${x} ${y}) scale(${size})">${ellipse(10, 84, 74, 16, '#6d5844', 'opacity="0.5" filter="url(#fine)"')}${ellipse(0, 80, 62, 14, '#e9e2d2')}${rect(-5, -30, 10, 110, '#d9d2c4')}
${path('M-66 -190 Q-80 -60 0 -30 Q80 -60 66 -190Z', '#f1e9d8', 'opacity="0.6"')}${path('M-72 -120 Q-70 -54 0 -34 Q70 -54 72 -120Z', '#d9a441')}${ellipse(0, -120, 72, 13, '#f0cb74')}${line('M-50 -180 Q-62 -90 -26 -58', '#fffaf0', 8)}${ellipse(0, -190, 66, 12, 'none', 'stroke="#fffaf0" stroke-width="4"')}</g>`,
  );
}

function drawCandle(d: Drawing): void {
  d.add(
    ellipse(760, 500, 190, 190, '#ffc873', 'opacity="0.5" filter="url(#glow)"'),
    ellipse(770, 784, 70, 18, '#5a4636', 'opacity="0.6" filter="url(#fine)"'),
    path('M706 770 Q760 800 814 770 L800 740 L722 740Z', '#7a6a52'),
    rect(
      742,
      560,
      38,
      190,
      d.linear(
        [742, 0],
        [780, 0],
        [
          [0, '#fff1cf'],
          [1, '#c9a877'],
        ],
      ),
    ),
    path('M761 562 Q736 510 761 452 Q788 510 761 562Z', '#ffb84a'),
    path('M761 556 Q750 520 761 486 Q773 520 761 556Z', '#fff6d8'),
  );
  d.add(rect(round(759), 548, 4, 16, '#3a2418'));
}
