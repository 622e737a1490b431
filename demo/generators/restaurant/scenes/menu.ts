// The menu of the day: a card on the table, a glass, an olive branch and a candle.
import {
  createDrawing,
  type Drawing,
  ellipse,
  line,
  path,
  range,
  rect,
  room,
  round,
  sprig,
} from '../drawing';

export function drawMenu(): string {
  const d = createDrawing(101);
  room(d, ['#3f5660', '#22333b', '#0d1418'], ['#8a5a38', '#54341f', '#1d110a'], 600);
  drawCard(d);
  sprig(d, 300, 900, 430, -18, '#7f8f56');
  sprig(d, 330, 930, 330, 6, '#5f7443');
  for (const [x, y] of [
    [430, 880],
    [520, 836],
    [600, 905],
  ] as const)
    d.orb(x, y, 24, 21, ['#a9b06a', '#4d5a2c', '#1c2110']);
  drawWine(d);
  drawCandle(d);
  return d.toSvg();
}

function drawCard(d: Drawing): void {
  const card = d.linear(
    [430, 160],
    [1000, 900],
    [
      [0, '#fff8e8'],
      [0.6, '#f0e2c4'],
      [1, '#c3ae88'],
    ],
  );
  d.add(
    ellipse(760, 860, 420, 60, '#0a0605', 'opacity="0.7" filter="url(#soft)"'),
    path('M960 210 L1060 240 L1110 850 L1000 866Z', '#8f7a57'),
    path('M470 190 L960 210 L1000 866 L440 840Z', card),
    line('M560 300 L870 312', '#9c3b26', 15),
    line('M620 250 L806 257', '#3a2a20', 9),
  );
  // Lines of writing, prices on the right.
  for (const at of range(9)) {
    const y = 380 + at * 46 + (at > 3 ? 26 : 0) + (at > 6 ? 26 : 0);
    const left = 520 - at * 3;
    d.add(
      line(`M${left} ${y} q60 ${round(d.between(-6, 4))} ${round(d.between(190, 300))} 8`, '#4a3a2d', 8),
      line(`M${880 + at * 3} ${y + 10} l32 1`, '#4a3a2d', 8),
    );
  }
  for (const y of [540, 706]) d.add(line(`M640 ${y + 6} L780 ${y + 10}`, '#9c3b26', 6));
}

/** A glass of red wine. */
function drawWine(d: Drawing): void {
  d.add(
    ellipse(1240, 884, 150, 28, '#0a0605', 'opacity="0.6" filter="url(#soft)"'),
    ellipse(1230, 876, 112, 22, '#d8cdb6', 'opacity="0.75"'),
    rect(1222, 640, 16, 236, '#cbbfa6'),
    path('M1100 300 Q1080 590 1230 640 Q1380 590 1360 300Z', '#e6dcc6', 'opacity="0.28"'),
    path(
      'M1092 440 Q1104 596 1230 634 Q1356 596 1368 440Z',
      d.linear(
        [1090, 0],
        [1370, 0],
        [
          [0, '#a32430'],
          [0.5, '#65101d'],
          [1, '#32060f'],
        ],
      ),
    ),
    ellipse(1230, 440, 138, 24, '#8a1c2a'),
    line('M1122 330 Q1114 500 1160 580', '#fff4e0', 13, 'opacity="0.8"'),
    ellipse(1230, 300, 130, 20, 'none', 'stroke="#fff4e0" stroke-width="6"'),
  );
}

/** A candle in a low jar. */
function drawCandle(d: Drawing): void {
  d.add(
    ellipse(230, 520, 240, 260, '#ffb860', 'opacity="0.4" filter="url(#glow)"'),
    rect(
      160,
      590,
      150,
      170,
      d.linear(
        [160, 0],
        [310, 0],
        [
          [0, '#ffe6b0'],
          [0.6, '#d9913f'],
          [1, '#6d3c1b'],
        ],
      ),
      'rx="18"',
    ),
    ellipse(235, 592, 75, 18, '#fff3cf'),
    path('M235 590 Q206 536 236 470 Q264 536 235 590Z', '#ffc25a'),
    path('M235 584 Q222 546 236 510 Q248 548 235 584Z', '#fffbe4'),
  );
}
