// The restaurant at night, from the quay: lit windows, a string of lights, and wet stones.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round } from '../drawing';

export function drawNight(): string {
  const d = createDrawing(113);
  d.add(
    rect(
      0,
      0,
      1500,
      700,
      d.linear(
        [0, 0],
        [0, 700],
        [
          [0, '#101d33'],
          [0.6, '#28405c'],
          [1, '#6a6d7c'],
        ],
      ),
    ),
  );
  drawSky(d);
  drawHouse(d);
  drawNeighbours(d);
  drawLights(d);
  drawStones(d);
  return d.toSvg();
}

function drawSky(d: Drawing): void {
  for (const _ of range(80))
    d.add(
      ellipse(
        d.between(0, 1500),
        d.between(0, 320),
        d.between(1.5, 3.4),
        d.between(1.5, 3.4),
        '#eef1e4',
        `opacity="${d.between(0.4, 1)}"`,
      ),
    );
  d.add(
    ellipse(1270, 150, 70, 70, '#f7edce', 'opacity="0.5" filter="url(#glow)"'),
    ellipse(1270, 150, 44, 44, '#fbf3da'),
  );
  d.add(
    rect(
      0,
      690,
      1500,
      310,
      d.linear(
        [0, 690],
        [0, 1000],
        [
          [0, '#4b3a36'],
          [0.5, '#2a2528'],
          [1, '#121318'],
        ],
      ),
    ),
  );
}

function drawNeighbours(d: Drawing): void {
  for (const [x, h, color] of [
    [-20, 360, '#23303f'],
    [1270, 330, '#1e2a38'],
    [1400, 400, '#263342'],
  ] as const) {
    d.add(
      rect(x, 690 - h, 150, h, color),
      path(`M${x - 10} ${690 - h} L${x + 75} ${610 - h} L${x + 160} ${690 - h}Z`, '#141c27'),
    );
    for (const row of range(3))
      d.add(
        rect(x + 36, 720 - h + row * 90, 28, 44, row === 1 ? '#f2bf6d' : '#131b26'),
        rect(x + 90, 720 - h + row * 90, 28, 44, row === 2 ? '#f2bf6d' : '#131b26'),
      );
  }
}

function drawHouse(d: Drawing): void {
  d.add(
    rect(
      220,
      190,
      980,
      510,
      d.linear(
        [220, 190],
        [1200, 700],
        [
          [0, '#5c463f'],
          [1, '#33292b'],
        ],
      ),
    ),
    path(
      'M180 200 L330 60 L1090 60 L1240 200Z',
      d.linear(
        [0, 60],
        [0, 200],
        [
          [0, '#2b3240'],
          [1, '#171c26'],
        ],
      ),
    ),
    rect(900, 10, 76, 130, '#3f302e'),
    rect(220, 356, 980, 26, '#241b1b'),
  );
  drawWindows(d);
  drawDoor(d);
}

function drawWindows(d: Drawing): void {
  for (const x of [300, 500, 700, 900, 1070])
    d.add(
      rect(x, 234, 78, 100, '#ffcf7d'),
      rect(x, 234, 78, 100, 'none', 'stroke="#1f1716" stroke-width="9"'),
      line(`M${x + 39} 234 L${x + 39} 334`, '#1f1716', 6),
    );
  for (const [x, w] of [
    [270, 330],
    [830, 320],
  ] as const) {
    d.add(
      ellipse(x + w / 2, 560, w * 0.75, 190, '#ffab4d', 'opacity="0.35" filter="url(#glow)"'),
      rect(
        x,
        440,
        w,
        220,
        d.radial(x + w * 0.4, 520, w * 0.8, [
          [0, '#fff0bd'],
          [0.5, '#ffc766'],
          [1, '#d9822f'],
        ]),
      ),
    );
    for (const at of range(3)) {
      const px = x + 60 + at * (w / 3.2);
      d.add(
        ellipse(px, 560, 24, 28, '#6b3421'),
        path(
          `M${round(px - 46)} 662 Q${round(px)} 560 ${round(px + 46)} 662Z`,
          at % 2 ? '#38454e' : '#7d3a26',
        ),
        line(`M${round(px + 34)} 440 L${round(px + 34)} 486`, '#3a241a', 4),
        ellipse(px + 34, 496, 22, 15, '#fff7da'),
      );
    }
    d.add(
      rect(x, 440, w, 220, 'none', 'stroke="#1c1414" stroke-width="14"'),
      line(`M${x + w / 2} 440 L${x + w / 2} 660`, '#1c1414', 9),
      rect(x - 14, 656, w + 28, 20, '#1c1414'),
    );
  }
}

/** Door and sign. */
function drawDoor(d: Drawing): void {
  d.add(
    rect(654, 430, 128, 262, '#1c1414'),
    rect(
      668,
      446,
      100,
      246,
      d.linear(
        [668, 446],
        [768, 690],
        [
          [0, '#ffd98e'],
          [1, '#b5622a'],
        ],
      ),
    ),
    rect(668, 590, 100, 102, '#7b2f20'),
    ellipse(752, 600, 7, 7, '#f2d28a'),
    rect(430, 384, 570, 44, '#203039'),
    line('M500 408 L930 408', '#f3dcae', 13, 'stroke-dasharray="34 16 60 12 22 14"'),
  );
  for (const x of [240, 618, 800, 1172])
    d.add(
      rect(x - 26, 650, 60, 52, '#5a3528'),
      ellipse(x + 4, 630, 50, 40, '#2c4630'),
      ellipse(x - 8, 618, 26, 18, '#6f8a52'),
    );
}

function drawLights(d: Drawing): void {
  const points = range(17).map(
    (at) => [at * 94 - 4, 300 + 80 * Math.abs(Math.sin((at / 4) * Math.PI)) - at * 3] as const,
  );
  d.add(line(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L')}`, '#1a1a20', 4));
  for (const [x, y] of points)
    d.add(
      ellipse(x, y + 12, 34, 34, '#ffc56b', 'opacity="0.45" filter="url(#soft)"'),
      ellipse(x, y + 12, 11, 13, '#fff2c9'),
    );
}

function drawStones(d: Drawing): void {
  for (const _ of range(170)) {
    const y = d.between(704, 995);
    const size = 0.5 + (y - 700) / 240;
    d.add(
      ellipse(
        d.between(0, 1500),
        y,
        d.between(26, 54) * size,
        9 * size,
        d.pick(['#51424a', '#2b2a31', '#3c3438', '#191b21']),
        'opacity="0.7"',
      ),
    );
  }
  for (const [x, w] of [
    [435, 170],
    [718, 60],
    [990, 160],
  ] as const)
    for (const at of range(16))
      d.add(
        ellipse(
          x + d.between(-w, w) * 0.7,
          712 + at * 18,
          d.between(30, w),
          7,
          at % 3 ? '#f0a54b' : '#ffdf9c',
          `opacity="${round(9 - at * 0.45) / 10}"`,
        ),
      );
}
