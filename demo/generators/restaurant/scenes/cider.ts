// Cider: a bottle, two glasses and apples.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, room, sprig } from '../drawing';

export function drawCider(): string {
  const d = createDrawing(83);
  room(d, ['#7d6a3f', '#4a3d26', '#191410'], ['#80603a', '#4d3822', '#1b130c'], 690);
  drawBottle(d);
  drawGlass(d, 800, 470, 1);
  drawGlass(d, 1010, 520, 0.92);
  const red = ['#f0a070', '#b8382a', '#47100f'] as const;
  const gold = ['#f7e39a', '#c9a036', '#5d4212'] as const;
  for (const [x, y, r, tones] of [
    [1210, 740, 96, red],
    [1360, 780, 90, gold],
    [1265, 850, 104, red],
    [240, 800, 104, gold],
    [120, 850, 96, red],
  ] as const) {
    d.orb(x, y, r, r * 0.93, tones, 8);
    d.add(
      line(`M${x - 4} ${y - r * 0.78} q4 -22 20 -34`, '#2c1c10', 8),
      ellipse(x - 2, y - r * 0.76, r * 0.22, r * 0.08, '#3a1a10', 'opacity="0.7"'),
    );
  }
  sprig(d, 1150, 690, 200, -50, '#6d7f3c');
  // Half an apple.
  d.add(
    ellipse(690, 900, 120, 32, '#0f0906', 'opacity="0.6" filter="url(#soft)"'),
    path(
      'M560 860 C560 790 640 770 680 800 C720 770 800 790 800 862 C796 930 720 944 680 924 C640 944 566 930 560 860Z',
      '#b8382a',
    ),
    path(
      'M572 858 C574 800 640 784 680 812 C720 784 786 800 788 860 C784 916 718 930 680 910 C644 930 578 916 572 858Z',
      '#f8efcf',
    ),
    path('M650 862 C660 826 700 826 710 862 C700 892 660 892 650 862Z', '#dcc78e'),
    ellipse(668, 860, 8, 14, '#4a2712', 'transform="rotate(14 668 860)"'),
    ellipse(692, 862, 8, 14, '#4a2712', 'transform="rotate(-14 692 862)"'),
  );
  return d.toSvg();
}

function drawBottle(d: Drawing): void {
  const glass = d.linear(
    [380, 0],
    [620, 0],
    [
      [0, '#5f7440'],
      [0.25, '#22331c'],
      [0.7, '#131c10'],
      [1, '#4b5a32'],
    ],
  );
  d.add(
    ellipse(560, 824, 240, 42, '#0d0805', 'opacity="0.7" filter="url(#soft)"'),
    path(
      'M462 110 L538 110 L540 300 C548 380 624 420 624 520 L624 800 Q500 836 376 800 L376 520 C376 420 452 380 460 300Z',
      glass,
    ),
    rect(452, 92, 96, 60, '#d8b36a', 'rx="8"'),
    rect(458, 60, 84, 46, '#a8763f', 'rx="10"'),
    line('M404 540 L404 770', '#cfe0a8', 14, 'opacity="0.8" filter="url(#fine)"'),
    line('M474 170 L474 310', '#cfe0a8', 9, 'opacity="0.7" filter="url(#fine)"'),
    path(
      'M378 560 Q500 590 622 560 L622 730 Q500 762 378 730Z',
      d.linear(
        [378, 0],
        [622, 0],
        [
          [0, '#f5e8c8'],
          [0.6, '#e3cf9f'],
          [1, '#a08a58'],
        ],
      ),
    ),
    line('M410 600 Q500 622 590 600', '#9c3b26', 8),
    line('M440 650 Q500 664 560 650', '#4a3322', 11),
    line('M456 690 Q500 700 544 690', '#4a3322', 6),
  );
}

function drawGlass(d: Drawing, x: number, y: number, size: number): void {
  const bubbles = range(34).map(() =>
    ellipse(
      d.between(-76, 76),
      d.between(-40, 250),
      d.between(3, 6),
      d.between(3, 6),
      '#fff3c4',
      'opacity="0.9"',
    ),
  );
  const cider = d.linear(
    [-90, 0],
    [90, 0],
    [
      [0, '#f3c55a'],
      [0.4, '#dd9a2e'],
      [1, '#94570f'],
    ],
  );
  d.add(
    `<g transform="translate(${x} ${y}) scale(${size})">
${ellipse(70, 296, 190, 34, '#d9962f', 'opacity="0.45" filter="url(#soft)"')}${ellipse(20, 292, 110, 22, '#0d0805', 'opacity="0.6" filter="url(#fine)"')}
${path('M-106 -130 L106 -130 L84 286 Q0 306 -84 286Z', '#e9dfc2', 'opacity="0.26"')}
${path('M-100 -60 L100 -60 L84 272 Q0 292 -84 272Z', cider)}${path('M-62 -30 L-20 -30 L-30 262 L-60 256Z', '#ffe9a6', 'opacity="0.7" filter="url(#fine)"')}
${bubbles.join('')}${ellipse(0, -60, 100, 18, '#fdf0c9')}${ellipse(0, -56, 84, 12, '#f4d78e')}
${ellipse(0, -130, 106, 18, 'none', 'stroke="#f5eeda" stroke-width="6"')}${line('M-98 -110 L-82 270', '#fffaf0', 8, 'opacity="0.9"')}${line('M96 -110 L80 270', '#fffaf0', 5, 'opacity="0.6"')}
</g>`,
  );
}
