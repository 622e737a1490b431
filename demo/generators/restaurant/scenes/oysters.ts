// Oysters on ice in a round tin, with lemon, from above.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round, sprig } from '../drawing';

export function drawOysters(): string {
  const d = createDrawing(41);
  drawSlate(d);
  drawIce(d);
  for (const at of range(7)) {
    const angle = (at / 7) * 6.283 - 1.4;
    drawOyster(
      d,
      740 + Math.cos(angle) * 330,
      510 + Math.sin(angle) * 270,
      (angle * 180) / Math.PI + 180 + d.between(-14, 14),
    );
  }
  drawLemon(d, 690, 520, 104);
  drawLemon(d, 815, 470, 88);
  sprig(d, 1120, 900, 330, -24, '#6f8a52');
  sprig(d, 1150, 930, 270, -4, '#4f6b3e');
  // A knife on a folded cloth.
  d.add(
    path('M1290 120 L1500 60 L1500 520 L1370 560Z', '#c9b79a'),
    path('M1330 150 L1500 100 L1500 480 L1390 510Z', '#e4d6bb'),
    line('M1404 470 L1440 250', '#d5d3cc', 26),
    line('M1442 250 L1462 110', '#5a3620', 40),
  );
  return d.toSvg();
}

function drawSlate(d: Drawing): void {
  d.add(
    rect(
      0,
      0,
      1500,
      1000,
      d.radial(420, 240, 1300, [
        [0, '#4a5a5e'],
        [0.5, '#27343a'],
        [1, '#10171b'],
      ]),
    ),
  );
  for (const _ of range(60))
    d.add(
      ellipse(
        d.between(0, 1500),
        d.between(0, 1000),
        d.between(40, 160),
        d.between(2, 8),
        d.between(0, 1) > 0.5 ? '#5d6d70' : '#141d21',
        'opacity="0.3" filter="url(#fine)"',
      ),
    );
}

/** The tin and its ice. */
function drawIce(d: Drawing): void {
  d.add(
    ellipse(790, 570, 560, 470, '#05080a', 'opacity="0.7" filter="url(#glow)"'),
    ellipse(
      740,
      510,
      540,
      455,
      d.linear(
        [240, 100],
        [1240, 900],
        [
          [0, '#e3e0d6'],
          [0.5, '#8b8f8d'],
          [1, '#44494a'],
        ],
      ),
    ),
    ellipse(
      740,
      510,
      506,
      424,
      d.radial(640, 400, 620, [
        [0, '#e9f0ee'],
        [0.6, '#b3c3c6'],
        [1, '#6d7f86'],
      ]),
    ),
  );
  for (const _ of range(150)) {
    const angle = d.between(0, 6.283);
    const reach = Math.sqrt(d.between(0, 1)) * 0.95;
    const [x, y, s] = [
      740 + Math.cos(angle) * 500 * reach,
      510 + Math.sin(angle) * 416 * reach,
      d.between(14, 40),
    ];
    d.add(
      path(
        `M${round(x - s)} ${round(y)} L${round(x - s * 0.2)} ${round(y - s * 0.8)} L${round(x + s)} ${round(y - s * 0.1)} L${round(x + s * 0.3)} ${round(y + s * 0.7)}Z`,
        d.pick(['#ffffff', '#cfdcde', '#8ea2a9', '#e7f0f0']),
        'opacity="0.75"',
      ),
    );
  }
}

function drawOyster(d: Drawing, x: number, y: number, turn: number): void {
  const shell =
    'M-148 10 C-140 -70 -40 -104 50 -88 C130 -74 164 -20 150 30 C134 84 40 104 -50 84 C-110 70 -150 50 -148 10Z';
  d.add(
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">
${path(shell, '#0b1012', 'transform="translate(16 22)" opacity="0.55" filter="url(#soft)"')}
${path(shell, '#57594c')}${path(shell, '#8f8d78', 'transform="translate(-3 -4) scale(0.96 0.94)"')}${line('M-120 -34 C-40 -92 80 -84 134 -26', '#b9b49a', 9)}${line('M-128 50 C-50 94 70 92 136 46', '#3a3c34', 9)}
${path(shell, '#f3efe4', 'transform="scale(0.85 0.8)"')}${path(shell, '#d9d6d2', 'transform="translate(6 6) scale(0.76 0.7)"')}
${path('M-92 8 C-84 -40 -10 -56 46 -44 C92 -34 108 6 84 32 C50 60 -30 58 -66 44 C-88 34 -94 24 -92 8Z', '#b9ab8c')}
${path('M-62 10 C-50 -26 10 -38 46 -26 C78 -14 76 14 54 26 C20 42 -30 40 -50 30Z', '#e6dcc0')}
${line('M-84 22 C-50 58 50 60 90 22', '#5b5f55', 11)}${ellipse(96, -14, 22, 16, '#7a6f86')}
${ellipse(-20, -20, 26, 8, '#ffffff', 'transform="rotate(-14)"')}${ellipse(40, 12, 14, 5, '#ffffff')}
</g>`,
  );
}

function drawLemon(d: Drawing, x: number, y: number, size: number): void {
  d.add(
    ellipse(x + 12, y + 18, size, size * 0.96, '#26343a', 'opacity="0.5" filter="url(#soft)"'),
    ellipse(x, y, size, size * 0.96, '#e9b62a'),
    ellipse(x - 2, y - 3, size * 0.9, size * 0.86, '#fbf1c8'),
  );
  for (const at of range(9))
    d.add(
      path(
        `M0 0 L${round(-size * 0.24)} ${round(-size * 0.7)} Q0 ${round(-size * 0.88)} ${round(size * 0.24)} ${round(-size * 0.7)}Z`,
        at % 2 ? '#f2cd4a' : '#f7dc6e',
        `transform="translate(${x} ${y}) rotate(${at * 40 + 8})"`,
      ),
    );
}
