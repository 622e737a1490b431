// The harbour at dusk: houses with lit windows, boats, and their reflections.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round } from '../drawing';

const QUAY = 560;

export function drawHarbour(): string {
  const d = createDrawing(37);
  drawSky(d);
  drawHouses(d);
  drawWater(d);
  drawBoat(d, 960, 700, 1, '#9c3b26');
  drawBoat(d, 1290, 640, 0.62, '#2f5163');
  drawBoat(d, 640, 640, 0.5, '#e8dcc4');
  drawQuay(d);
  return d.toSvg();
}

function drawSky(d: Drawing): void {
  d.add(
    rect(
      0,
      0,
      1500,
      QUAY,
      d.linear(
        [0, 0],
        [0, QUAY],
        [
          [0, '#39506b'],
          [0.4, '#8d8fa0'],
          [0.72, '#eab48a'],
          [1, '#f7d3a1'],
        ],
      ),
    ),
    rect(
      0,
      QUAY,
      1500,
      440,
      d.linear(
        [0, QUAY],
        [0, 1000],
        [
          [0, '#d9a67e'],
          [0.3, '#8d8a93'],
          [0.75, '#3c526a'],
          [1, '#22364b'],
        ],
      ),
    ),
    ellipse(1010, 470, 360, 150, '#ffe2a8', 'opacity="0.7" filter="url(#glow)"'),
    ellipse(1040, 505, 46, 46, '#fff1c9'),
  );
  drawClouds(d);
}

/** Clouds, and the shore below them. */
function drawClouds(d: Drawing): void {
  for (const _ of range(26))
    d.add(
      ellipse(
        d.between(0, 1500),
        d.between(60, 330),
        d.between(60, 210),
        d.between(8, 22),
        d.between(0, 1) > 0.5 ? '#f3c39a' : '#7d88a0',
        'opacity="0.5" filter="url(#fine)"',
      ),
    );
  d.add(
    path(
      `M640 ${QUAY} C800 500 980 520 1120 ${QUAY - 24} C1250 500 1400 516 1500 500 L1500 ${QUAY}Z`,
      '#6f7484',
      'opacity="0.9"',
    ),
  );
}

/** The quay in front. */
function drawQuay(d: Drawing): void {
  d.add(
    path(
      'M0 860 L520 940 L560 1000 L0 1000Z',
      d.linear(
        [0, 860],
        [400, 1000],
        [
          [0, '#5c4a42'],
          [1, '#2b2322'],
        ],
      ),
    ),
    line('M0 862 L520 942', '#d7a579', 8),
  );
  for (const x of [120, 330])
    d.add(
      rect(x, 800 + x * 0.14, 44, 90, '#2a2120', 'rx="10"'),
      ellipse(x + 22, 802 + x * 0.14, 30, 12, '#8a6a55'),
    );
}

function drawHouses(d: Drawing): void {
  const colors = ['#8d4a34', '#d8b58a', '#4f6470', '#b9774a', '#e3cfae', '#6d4b43', '#9a6b52'];
  let x = -30;
  for (const at of range(7)) {
    const width = d.between(96, 140);
    const height = d.between(190, 300) * (1 - at * 0.045);
    const top = QUAY - height;
    const color = colors[at]!;
    d.add(
      rect(x, top, width, height, color),
      rect(x + width * 0.62, top, width * 0.38, height, '#1a1416', 'opacity="0.28"'),
      path(
        `M${round(x - 8)} ${round(top + 4)} L${round(x + width / 2)} ${round(top - width * 0.52)} L${round(x + width + 8)} ${round(top + 4)}Z`,
        at % 2 ? '#4a3a3c' : '#5e3d36',
      ),
      rect(x + width * 0.7, top - width * 0.5, 16, 44, '#4a3632'),
    );
    for (const row of range(Math.floor((height - 40) / 62)))
      for (const column of range(3)) {
        const lit = d.between(0, 1) > 0.38;
        const [wx, wy] = [x + 16 + column * (width / 3.2), top + 24 + row * 62];
        d.add(rect(wx, wy, 20, 32, lit ? '#ffdf94' : '#33343f'));
        d.add(
          rect(
            wx,
            QUAY + (QUAY - wy) * 0.8,
            20,
            60,
            lit ? '#ffcf80' : '#33343f',
            `opacity="${lit ? 0.5 : 0.15}" filter="url(#fine)"`,
          ),
        );
      }
    d.add(rect(x, QUAY, width, height * 0.75, color, 'opacity="0.42" filter="url(#fine)"'));
    x += width;
  }
  d.add(rect(-10, QUAY - 16, 880, 26, '#3b302f'));
}

function drawWater(d: Drawing): void {
  for (const _ of range(150)) {
    const y = d.between(QUAY + 12, 990);
    const near = (y - QUAY) / 440;
    d.add(
      ellipse(
        d.between(0, 1500),
        y,
        26 + near * d.between(40, 160),
        2 + near * 5,
        d.pick(['#f3c596', '#2c4258', '#a9a3a6', '#5b6c80']),
        'opacity="0.55"',
      ),
    );
  }
  for (const at of range(18))
    d.add(
      ellipse(1040 + d.between(-34, 34), 575 + at * 22, d.between(24, 80), 5, '#ffe3ad', 'opacity="0.8"'),
    );
}

function drawBoat(d: Drawing, x: number, y: number, size: number, color: string): void {
  const hull = 'M-210 -34 C-120 -10 90 -10 214 -62 L176 30 Q0 52 -160 30Z';
  d.add(
    `<g transform="translate(${x} ${y}) scale(${size})">
${path('M-200 40 Q0 150 200 40Z', '#16202b', 'opacity="0.55" filter="url(#soft)"')}
${path(hull, color)}${path('M-196 4 Q0 30 196 -20 L176 30 Q0 52 -160 30Z', '#17151a', 'opacity="0.5"')}
${line('M-208 -34 C-120 -10 90 -10 214 -62', '#f4dfbd', 9)}
${rect(-60, -122, 120, 100, '#efe1c6')}${rect(10, -122, 50, 100, '#a88f78')}${rect(-46, -104, 36, 40, '#3a4450')}${rect(-66, -134, 134, 16, '#7a3b2a')}
${line('M100 -40 L100 -330', '#33272a', 9)}${line('M100 -320 L-190 -40 M100 -320 L206 -64', '#4c4145', 3)}${line('M100 -140 L-150 -120', '#33272a', 7)}
</g>`,
  );
}
