// Bread: a scored loaf on a board, one slice cut, linen and a knife.
import { createDrawing, ellipse, line, path, range, room, round } from '../drawing';

export function drawBread(): string {
  const d = createDrawing(11);
  room(d, ['#6b4a31', '#3a2519', '#160d09'], ['#7a5232', '#4a2f1c', '#1c110a'], 610);
  d.add(
    path('M0 760 C250 640 420 700 560 660 C640 640 700 690 820 676 L1010 1000 L0 1000Z', '#cdbfa4'),
    path('M0 800 C220 700 380 760 520 716 C640 690 760 760 900 790 L1010 1000 L0 1000Z', '#e9dfc9'),
    line('M60 900 C260 810 420 850 600 790', '#b5a589', 10, 'filter="url(#fine)"'),
    line('M190 985 C360 900 540 920 760 850', '#b5a589', 12, 'filter="url(#fine)"'),
  );
  // The board.
  d.add(
    ellipse(860, 800, 560, 90, '#0d0705', 'opacity="0.6" filter="url(#soft)"'),
    path(
      'M330 730 L1280 690 Q1320 690 1330 720 L1340 770 Q1340 800 1300 804 L370 850 Q330 850 326 820Z',
      d.linear(
        [330, 700],
        [1330, 820],
        [
          [0, '#b98a55'],
          [0.6, '#8a5d34'],
          [1, '#54361d'],
        ],
      ),
    ),
    line('M336 826 L1336 786', '#4a2e19', 12),
  );
  drawLoaf(d);
  drawSlice(d);
  // The knife.
  d.add(
    path('M980 880 L1330 838 L1336 850 Q1180 905 984 902Z', '#c9c5bb'),
    path('M984 894 L1330 850 Q1180 905 984 902Z', '#8b867c'),
    path('M820 888 L984 876 L988 906 L824 916 Q806 902 820 888Z', '#2c1a10'),
  );
  for (const _ of range(26))
    d.add(ellipse(d.between(360, 1300), d.between(770, 840), d.between(3, 8), d.between(2, 5), '#e6c793'));
  return d.toSvg();
}

function drawLoaf(d: ReturnType<typeof createDrawing>): void {
  d.orb(700, 560, 370, 235, ['#e9b568', '#b06a2c', '#3d1d0c'], -3);
  d.add(
    ellipse(
      590,
      450,
      200,
      80,
      '#f6e3bd',
      'opacity="0.5" filter="url(#soft)" transform="rotate(-16 590 450)"',
    ),
    ellipse(860, 640, 180, 80, '#5e2a10', 'opacity="0.5" filter="url(#glow)"'),
    ellipse(700, 730, 300, 46, '#2a1408', 'opacity="0.55" filter="url(#soft)"'),
  );
  for (const [x, turn, size] of [
    [470, -58, 150],
    [640, -62, 215],
    [810, -66, 205],
    [955, -72, 140],
  ] as const) {
    const y = 520;
    const cut = (w: number) => `M${-size} 0 Q0 ${-w} ${size} 0 Q0 ${w * 0.7} ${-size} 0Z`;
    d.add(
      `<g transform="translate(${x} ${y}) rotate(${turn})">${path(cut(54), '#5a2a10')}${path(cut(42), '#f0d9a8')}${path(`M${-size * 0.8} 6 Q0 26 ${size * 0.8} 6 Q0 40 ${-size * 0.8} 6Z`, '#c98c48')}</g>`,
    );
  }
  for (const _ of range(90)) {
    const angle = d.between(-3, 0);
    const reach = d.between(0.2, 0.9);
    d.add(
      ellipse(
        700 + Math.cos(angle) * 350 * reach,
        540 + Math.sin(angle) * 200 * reach,
        d.between(2, 9),
        d.between(2, 5),
        '#f7ead0',
        `opacity="${round(d.between(2, 7)) / 10}"`,
      ),
    );
  }
}

function drawSlice(d: ReturnType<typeof createDrawing>): void {
  d.add(
    ellipse(1180, 752, 150, 34, '#0d0705', 'opacity="0.55" filter="url(#soft)"'),
    path('M1030 730 C1010 600 1080 500 1180 496 C1290 494 1350 600 1330 722 Q1180 770 1030 730Z', '#7a3f18'),
    path(
      'M1046 716 C1032 610 1092 520 1180 516 C1278 514 1330 606 1314 710 Q1180 748 1046 716Z',
      d.radial(1120, 580, 260, [
        [0, '#fbeccb'],
        [0.7, '#e5c38b'],
        [1, '#b5813f'],
      ]),
    ),
  );
  for (const _ of range(46)) {
    const [x, y] = [d.between(1076, 1290), d.between(560, 705)];
    d.add(ellipse(x, y, d.between(4, 15), d.between(3, 9), d.between(0, 1) > 0.4 ? '#c69a5c' : '#fff3da'));
  }
}
