// The kitchen garden in the morning: beds in rows, alders behind, a watering can.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round } from '../drawing';

const GREENS = ['#6f8f3c', '#8aa84a', '#4d6f33', '#a7b95a', '#5b7f52', '#36552c'];

export function drawGarden(): string {
  const d = createDrawing(67);
  d.add(
    rect(
      0,
      0,
      1500,
      430,
      d.linear(
        [0, 0],
        [0, 430],
        [
          [0, '#a9c4cc'],
          [0.6, '#e8dcb9'],
          [1, '#f6e4b0'],
        ],
      ),
    ),
    ellipse(330, 200, 300, 200, '#fff2c4', 'opacity="0.8" filter="url(#glow)"'),
    rect(
      0,
      400,
      1500,
      600,
      d.linear(
        [0, 400],
        [0, 1000],
        [
          [0, '#9b9a52'],
          [0.4, '#7a6a3e'],
          [1, '#43351f'],
        ],
      ),
    ),
  );
  drawTrees(d);
  // The shed.
  d.add(
    rect(1080, 210, 300, 230, '#7d4a34'),
    path('M1050 220 L1230 110 L1410 220Z', '#4a3631'),
    rect(1130, 280, 80, 160, '#3b2620'),
    rect(1260, 280, 80, 70, '#cfe0dc'),
    line('M1300 280 L1300 350 M1260 315 L1340 315', '#5a3528', 6),
  );
  for (const row of range(6)) drawBed(d, row);
  drawCan(d);
  return d.toSvg();
}

function drawTrees(d: Drawing): void {
  for (const x of [60, 210, 420, 590, 760, 940, 1440]) {
    const top = d.between(40, 130);
    d.add(line(`M${x} 430 Q${x + 8} 300 ${x} ${top + 80}`, '#5c4634', 18));
    for (const _ of range(46)) {
      const angle = d.between(0, 6.283);
      const reach = Math.sqrt(d.between(0, 1));
      const [px, py] = [x + Math.cos(angle) * 96 * reach, top + 130 + Math.sin(angle) * 130 * reach];
      d.add(
        ellipse(
          px,
          py,
          d.between(16, 34),
          d.between(10, 22),
          px < x ? '#b9bf68' : d.pick(GREENS),
          `opacity="0.9" transform="rotate(${d.between(-40, 40)} ${round(px)} ${round(py)})"`,
        ),
      );
    }
  }
  for (const _ of range(120))
    d.add(
      ellipse(d.between(0, 1500), d.between(395, 440), d.between(12, 40), d.between(8, 18), d.pick(GREENS)),
    );
}

/** Beds get nearer and larger; each has its own plants. */
function drawBed(d: Drawing, row: number): void {
  const top = 450 + row * row * 13 + row * 26;
  const size = 0.4 + row * 0.2;
  d.add(
    rect(0, top + 30 * size, 1500, 46 * size, '#4b3521'),
    rect(0, top + 58 * size, 1500, 14 * size, '#a98a5c'),
  );
  const kinds = [
    GREENS,
    ['#b5532f', '#7d2f3a', '#57702f'],
    ['#c7cf8a', '#91ab62', '#e2e0b0'],
    GREENS,
    ['#5f7d6a', '#8aa59a', '#46624f'],
    GREENS,
  ];
  const colors = kinds[row]!;
  for (const at of range(Math.round(46 / size))) {
    const x = (at / Math.round(46 / size)) * 1540 - 20 + d.between(-14, 14) * size;
    for (const leaf of range(7)) {
      const turn = -90 + (leaf - 3) * 24 + d.between(-10, 10);
      const length = d.between(34, 62) * size;
      d.add(
        ellipse(
          length * 0.6,
          0,
          length * 0.6,
          length * 0.2,
          colors[(at + leaf) % colors.length]!,
          `transform="translate(${round(x)} ${round(top + 34 * size)}) rotate(${round(turn)})"`,
        ),
      );
    }
    if (row % 2 && at % 3 === 0)
      d.add(ellipse(x, top - 4 * size, 9 * size, 9 * size, row === 1 ? '#e2a23c' : '#c74f33'));
  }
}

function drawCan(d: Drawing): void {
  const metal = d.linear(
    [250, 0],
    [470, 0],
    [
      [0, '#dfe3dc'],
      [0.5, '#9aa6a2'],
      [1, '#56635f'],
    ],
  );
  d.add(
    ellipse(370, 940, 190, 34, '#1e1a10', 'opacity="0.6" filter="url(#soft)"'),
    path('M260 720 L480 720 L500 930 Q370 960 240 930Z', metal),
    ellipse(370, 720, 110, 26, '#3d4845'),
    line('M280 720 C260 600 460 600 474 716', '#7f8c88', 20),
    line('M490 880 C600 850 600 760 680 720', '#8b9793', 34),
    path('M650 690 L720 670 L740 730 L690 758Z', '#b7c0ba'),
    line('M290 760 L276 910', '#ffffff', 12, 'opacity="0.6"'),
  );
}
