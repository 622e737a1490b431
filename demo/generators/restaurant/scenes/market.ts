// The Saturday market: crates of vegetables, lemons and fish under a striped awning.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round, type Tones } from '../drawing';

const TOMATO: Tones = ['#ffb08a', '#cf3a26', '#56110d'];
const LEMON: Tones = ['#fff6b8', '#e8bf36', '#7d5a12'];
const PLUM: Tones = ['#a592c4', '#4f3a6e', '#170f26'];
const ONION: Tones = ['#f9dcae', '#c1813c', '#4f2c12'];
const CABBAGE: Tones = ['#e3efb0', '#86a552', '#2a3d1a'];
const BEET: Tones = ['#cf7f8f', '#7a1f3c', '#2a0714'];

export function drawMarket(): string {
  const d = createDrawing(127);
  d.add(
    rect(
      0,
      0,
      1500,
      1000,
      d.linear(
        [0, 0],
        [0, 1000],
        [
          [0, '#e9d9b5'],
          [0.4, '#b99a73'],
          [1, '#3a2a20'],
        ],
      ),
    ),
  );
  drawSquare(d);
  drawAwning(d);
  const rows: readonly (readonly [y: number, size: number, tones: readonly Tones[]])[] = [
    [430, 0.72, [LEMON, CABBAGE, PLUM, ONION]],
    [600, 0.9, [TOMATO, ONION, CABBAGE, LEMON]],
    [800, 1.12, [BEET, LEMON, TOMATO, CABBAGE]],
  ];
  for (const [y, size, tones] of rows)
    for (const [at, tone] of tones.entries())
      drawCrate(d, 30 + at * 366 - (size - 0.9) * 120, y, 350, size, tone);
  for (const x of [180, 560, 930]) {
    d.add(
      rect(x, 466, 128, 74, '#f6ecd2', `transform="rotate(${(x % 7) - 3} ${x} 466)"`),
      line(`M${x + 18} 494 l80 -2`, '#4a3326', 8),
      line(`M${x + 34} 518 l48 -1`, '#9c3b26', 8),
    );
  }
  return d.toSvg();
}

/** Houses across the square. */
function drawSquare(d: Drawing): void {
  for (const [x, color] of [
    [0, '#d9b68c'],
    [260, '#b77a55'],
    [520, '#e6d3ac'],
    [800, '#8d9a98'],
    [1080, '#cf9a6c'],
    [1320, '#e0c59a'],
  ] as const) {
    d.add(rect(x, 150, 262, 300, color));
    for (const at of range(6))
      d.add(
        rect(x + 30 + (at % 3) * 76, 214 + Math.floor(at / 3) * 110, 40, 66, '#5c5f62', 'opacity="0.75"'),
      );
  }
}

function drawAwning(d: Drawing): void {
  for (const at of range(13)) {
    const x = at * 118 - 20;
    const color = at % 2 ? '#f3e6c8' : '#a83c2a';
    d.add(
      path(`M${x + 40} 0 L${x + 158} 0 L${x + 118} 170 L${x} 170Z`, color),
      path(`M${x} 170 L${x + 118} 170 Q${x + 118} 232 ${x + 59} 234 Q${x} 232 ${x} 170Z`, color),
    );
  }
  d.add(
    rect(0, 150, 1500, 24, '#3c1c14', 'opacity="0.45" filter="url(#fine)"'),
    rect(0, 234, 1500, 60, '#2b1a12', 'opacity="0.25" filter="url(#soft)"'),
  );
  for (const x of [120, 1390]) d.add(rect(x, 170, 24, 420, '#6b4a34'));
  for (const x of [330, 750, 1150])
    d.add(
      line(`M${x} 170 L${x} 250`, '#2b1a12', 5),
      ellipse(x, 300, 60, 60, '#ffdc96', 'opacity="0.5" filter="url(#soft)"'),
      ellipse(x, 268, 24, 28, '#fff3cc'),
    );
}

function drawCrate(d: Drawing, x: number, y: number, width: number, size: number, tones: Tones): void {
  const depth = 120 * size;
  d.add(
    rect(x - 6, y + 10, width + 12, depth + 96 * size, '#1d130c', 'opacity="0.55" filter="url(#soft)"'),
    rect(x, y, width, depth, '#3a2616'),
  );
  const radius = 34 * size;
  for (const row of range(4))
    for (const column of range(Math.floor(width / (radius * 1.72)) + 1)) {
      const cx = x + radius * 0.8 + column * radius * 1.7 + (row % 2) * radius * 0.7;
      if (cx > x + width - radius * 0.4) continue;
      d.orb(
        round(cx + d.between(-4, 4)),
        round(y + 6 + row * radius * 0.95 + d.between(-5, 5)),
        radius * d.between(0.9, 1.1),
        radius * d.between(0.82, 1),
        tones,
        d.between(-20, 20),
      );
    }
  for (const at of range(2))
    d.add(
      rect(
        x - 6,
        y + depth + at * 44 * size,
        width + 12,
        36 * size,
        d.linear(
          [x, 0],
          [x + width, 0],
          [
            [0, '#c79a62'],
            [0.6, '#9a6d3e'],
            [1, '#6b4626'],
          ],
        ),
        'rx="4"',
      ),
    );
  d.add(
    rect(x - 6, y + depth - 6, 26, 96 * size, '#7a5330'),
    rect(x + width - 20, y + depth - 6, 26, 96 * size, '#5c3d22'),
  );
}
