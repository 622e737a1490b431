// Two mackerel on an oval plate, with lemon, salt and fennel.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round, sprig } from '../drawing';

export function drawMackerel(): string {
  const d = createDrawing(71);
  drawBoards(d);
  drawPlate(d);
  sprig(d, 420, 690, 420, -12, '#7e9a54');
  sprig(d, 470, 730, 380, 4, '#5c7d45');
  drawFish(d, 760, 400, -9);
  drawFish(d, 770, 590, 1);
  for (const [x, y] of [
    [1080, 720],
    [990, 760],
  ] as const)
    drawSlice(d, x, y);
  drawSlice(d, 360, 330);
  for (const _ of range(60))
    d.add(ellipse(d.between(250, 1280), d.between(280, 760), d.between(2, 5), d.between(2, 4), '#ffffff'));
  drawSaltAndFork(d);
  return d.toSvg();
}

function drawBoards(d: Drawing): void {
  d.add(
    rect(
      0,
      0,
      1500,
      1000,
      d.radial(460, 260, 1300, [
        [0, '#a4663c'],
        [0.5, '#6a3c25'],
        [1, '#2a1610'],
      ]),
    ),
  );
  for (const at of range(7))
    d.add(
      line(
        `M0 ${at * 150 + 20} Q700 ${at * 150 + d.between(-10, 40)} 1500 ${at * 150 + 10}`,
        '#3c2116',
        8,
        'opacity="0.6"',
      ),
    );
  for (const _ of range(70))
    d.add(
      ellipse(
        d.between(0, 1500),
        d.between(0, 1000),
        d.between(60, 240),
        d.between(2, 7),
        d.between(0, 1) > 0.5 ? '#c08a58' : '#452718',
        'opacity="0.35"',
      ),
    );
}

function drawPlate(d: Drawing): void {
  d.add(
    ellipse(800, 580, 660, 350, '#140906', 'opacity="0.65" filter="url(#glow)"'),
    ellipse(
      750,
      510,
      640,
      350,
      d.linear(
        [200, 200],
        [1300, 820],
        [
          [0, '#fbf6ea'],
          [0.6, '#d9d0bd'],
          [1, '#9b907c'],
        ],
      ),
    ),
    ellipse(
      750,
      512,
      560,
      288,
      d.radial(600, 400, 640, [
        [0, '#fffaf0'],
        [0.7, '#e2d9c7'],
        [1, '#b9ae99'],
      ]),
    ),
    ellipse(750, 510, 600, 320, 'none', 'stroke="#7a8f96" stroke-width="7"'),
  );
}

/** A pinch of salt in a bowl, and a fork. */
function drawSaltAndFork(d: Drawing): void {
  d.add(
    ellipse(1370, 200, 124, 118, '#170b07', 'opacity="0.6" filter="url(#soft)"'),
    ellipse(1350, 170, 120, 112, '#3d5663'),
    ellipse(1350, 168, 98, 90, '#22323b'),
    ellipse(1346, 172, 74, 64, '#f3efe6'),
  );
  d.add(line('M90 960 L250 640', '#bfbab0', 16));
  for (const at of range(3))
    d.add(line(`M${236 + at * 20} ${650 - at * 4} L${300 + at * 20} ${520 + at * 10}`, '#d8d4ca', 8));
}

function drawFish(d: Drawing, x: number, y: number, turn: number): void {
  const shape =
    'M-470 8 C-420 -60 -250 -100 -60 -92 C140 -84 300 -46 392 -8 L486 -78 Q462 0 492 84 L392 16 C280 66 120 92 -70 88 C-260 84 -420 66 -470 8Z';
  const stripes = range(21).map((at) => {
    const left = -300 + at * 32;
    return line(
      `M${left} ${-84 + Math.abs(at - 7) * 2} q${round(d.between(-16, 10))} 30 12 44 q16 14 ${round(d.between(-6, 14))} 30`,
      '#10232c',
      9,
    );
  });
  d.add(
    `<g transform="translate(${x} ${y}) rotate(${turn})">
${path(shape, '#2a1a12', 'transform="translate(18 34)" opacity="0.5" filter="url(#soft)"')}
${path(
  shape,
  d.linear(
    [0, -95],
    [0, 95],
    [
      [0, '#16363f'],
      [0.3, '#3d7a80'],
      [0.47, '#a8cfc6'],
      [0.62, '#f2f0e2'],
      [0.85, '#d9cfc0'],
      [1, '#9c9184'],
    ],
  ),
)}
<clipPath id="f${turn + 20}"><path d="M-330 -100 C-100 -104 200 -84 400 -10 L380 4 C200 -24 -100 -18 -330 -14Z"/></clipPath>
<g clip-path="url(#f${turn + 20})">${stripes.join('')}</g>
${line('M-330 -6 C-100 -12 200 -16 396 4', '#e7f0e6', 6)}${path('M-470 8 C-430 -44 -370 -72 -318 -80 Q-286 0 -326 74 C-390 66 -440 46 -470 8Z', '#2c5a60', 'opacity="0.85"')}
${line('M-318 -78 Q-284 0 -326 72', '#0f2329', 7)}${path('M-316 12 Q-240 0 -220 34 Q-270 46 -316 30Z', '#8fa39a')}
${ellipse(-410, -16, 21, 20, '#e8dca8')}${ellipse(-410, -16, 12, 12, '#0a0f10')}${ellipse(-415, -21, 4, 4, '#ffffff')}
${line('M-470 10 Q-440 16 -422 26', '#0f2329', 5)}${path('M-20 -92 L30 -132 L70 -86Z', '#1f4850')}${path('M60 86 L90 122 L130 76Z', '#b7ab9a')}
${line('M-260 -62 C-100 -80 60 -74 180 -56', '#cfeae2', 8, 'opacity="0.7"')}${line('M-250 44 C-80 64 120 56 260 34', '#ffffff', 14, 'opacity="0.75"')}
</g>`,
  );
}

function drawSlice(d: Drawing, x: number, y: number): void {
  d.add(
    ellipse(x + 8, y + 14, 78, 62, '#5d4a35', 'opacity="0.45" filter="url(#fine)"'),
    ellipse(x, y, 78, 62, '#e7b62e'),
    ellipse(x, y, 68, 53, '#fdf4cf'),
    ellipse(x, y, 60, 46, '#f3d65a'),
  );
  for (const at of range(8)) {
    const angle = (at / 8) * 6.283 + 0.2;
    d.add(
      line(`M${x} ${y} L${round(x + Math.cos(angle) * 62)} ${round(y + Math.sin(angle) * 48)}`, '#fdf4cf', 6),
    );
  }
}
