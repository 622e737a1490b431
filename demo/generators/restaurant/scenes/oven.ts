// The oven: a brick arch, a fire inside, and a loaf on a peel.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round } from '../drawing';

const MIDDLE = 800;
const FLOOR = 720;

export function drawOven(): string {
  const d = createDrawing(23);
  d.add(
    rect(
      0,
      0,
      1500,
      1000,
      d.radial(MIDDLE, 560, 980, [
        [0, '#7a4526'],
        [0.5, '#38211a'],
        [1, '#150d0c'],
      ]),
    ),
  );
  drawWall(d);
  drawFire(d);
  drawArch(d);
  drawSill(d);
  for (const _ of range(60))
    d.add(
      ellipse(
        d.between(420, 1180),
        d.between(240, 700),
        d.between(1.5, 4),
        d.between(1.5, 4),
        '#ffd27a',
        `opacity="${d.between(0.3, 1)}"`,
      ),
    );
  return d.toSvg();
}

/** The sill, lit from inside, and a loaf on the peel. */
function drawSill(d: Drawing): void {
  d.add(
    path(
      'M250 720 L1350 720 L1440 800 L160 800Z',
      d.radial(MIDDLE, 730, 560, [
        [0, '#e08a4a'],
        [0.6, '#8a4a28'],
        [1, '#3f251a'],
      ]),
    ),
    path(
      'M160 800 L1440 800 L1440 1000 L160 1000Z',
      d.linear(
        [0, 800],
        [0, 1000],
        [
          [0, '#4c2c1f'],
          [1, '#1a100d'],
        ],
      ),
    ),
    ellipse(640, 800, 300, 30, '#140a06', 'opacity="0.7" filter="url(#soft)"'),
    path('M430 786 Q650 744 880 782 L900 800 Q650 832 420 806Z', '#c79257'),
    path('M420 806 Q650 832 900 800 L896 812 Q650 850 424 818Z', '#6b4424'),
    path(
      'M560 812 L150 1000 L214 1000 L610 818Z',
      d.linear(
        [560, 812],
        [180, 1000],
        [
          [0, '#a8743f'],
          [1, '#4b2f1b'],
        ],
      ),
    ),
  );
  d.orb(650, 734, 190, 78, ['#f3b25e', '#a65a24', '#3d1b0b']);
  for (const at of range(3))
    d.add(
      path(
        `M${560 + at * 80} 765 Q${566 + at * 80} 700 ${610 + at * 80} 676 Q${596 + at * 80} 720 ${576 + at * 80} 765Z`,
        '#f5d79b',
      ),
    );
}

function drawWall(d: Drawing): void {
  for (const row of range(13))
    for (const column of range(11)) {
      const [x, y] = [column * 150 - (row % 2) * 75, row * 62];
      const near = Math.max(0, 1 - Math.hypot(x + 70 - MIDDLE, y - 500) / 900);
      const tone = Math.round(38 + near * 70 + d.between(-10, 10));
      d.add(
        rect(
          x + 5,
          y + 5,
          140,
          52,
          `rgb(${tone + 22},${Math.round(tone * 0.66)},${Math.round(tone * 0.5)})`,
          'rx="5"',
        ),
      );
    }
}

function drawFire(d: Drawing): void {
  const mouth = `M380 ${FLOOR} L380 560 A420 400 0 0 1 1220 560 L1220 ${FLOOR}Z`;
  d.add(
    path(
      mouth,
      d.radial(920, 600, 560, [
        [0, '#fff0b0'],
        [0.18, '#ffc24d'],
        [0.42, '#ee7a24'],
        [0.72, '#9c3413'],
        [1, '#2b0f08'],
      ]),
    ),
    ellipse(930, 560, 300, 200, '#ffd977', 'opacity="0.5" filter="url(#glow)"'),
  );
  for (const at of range(16)) {
    const x = 690 + at * 30 + d.between(-12, 12);
    const height = d.between(120, 330) * (1 - Math.abs(at - 8) / 13);
    const bend = d.between(-40, 40);
    const color = ['#ffe9a3', '#ffc04a', '#f58a2a', '#e2581c'][at % 4]!;
    d.add(
      path(
        `M${round(x - 34)} 690 C${round(x - 50)} ${round(690 - height * 0.5)} ${round(x + bend)} ${round(690 - height * 0.6)} ${round(x + bend)} ${round(690 - height)} C${round(x + bend + 14)} ${round(690 - height * 0.5)} ${round(x + 54)} ${round(690 - height * 0.4)} ${round(x + 36)} 690Z`,
        color,
        'opacity="0.82"',
      ),
    );
  }
  for (const [x, y, turn] of [
    [760, 688, -7],
    [960, 694, 6],
    [860, 664, -2],
  ] as const)
    d.add(
      `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-170, -24, 340, 48, '#2a130b', 'rx="22"')}${line('M-150 -12 L150 -16', '#ff9a3c', 7)}${ellipse(168, 0, 14, 23, '#8a4a22')}</g>`,
    );
  d.add(
    path(
      `M380 ${FLOOR} L520 ${FLOOR} L470 420 Q400 480 380 560Z`,
      '#2b0f08',
      'opacity="0.55" filter="url(#soft)"',
    ),
  );
}

function drawArch(d: Drawing): void {
  for (const at of range(23)) {
    const angle = Math.PI * (1 - at / 22);
    const [x, y] = [MIDDLE + Math.cos(angle) * 468, 560 - Math.sin(angle) * 446];
    const turn = 90 - (angle * 180) / Math.PI;
    const glow = d.between(-14, 14) + 26 * Math.sin(angle);
    d.add(
      rect(
        -30,
        -52,
        60,
        104,
        `rgb(${Math.round(150 + glow)},${Math.round(80 + glow * 0.7)},${Math.round(52 + glow * 0.5)})`,
        `rx="6" transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"`,
      ),
      line(
        'M-26 50 L26 50',
        '#ffb45e',
        6,
        `transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})" opacity="0.8"`,
      ),
    );
  }
  for (const side of [332, 1268])
    for (const at of range(3)) d.add(rect(side - 52, 566 + at * 52, 104, 46, '#8d4c30', 'rx="6"'));
}
