// The chef at the oven, from behind: a white jacket, an apron, and the light of the fire.
import { createDrawing, type Drawing, ellipse, line, path, range, rect, round } from '../drawing';

export function drawChef(): string {
  const d = createDrawing(97);
  drawKitchen(d);
  drawShelf(d);
  drawMouth(d);
  drawFigure(d);
  // The peel in both hands.
  d.add(
    line('M470 690 L1080 640', '#8a5a30', 20),
    line('M470 684 L1080 634', '#e0a468', 6),
    path('M1060 612 L1220 596 L1236 640 L1066 668Z', '#c28d52'),
  );
  d.orb(1146, 602, 84, 40, ['#ffd08a', '#b1652b', '#4a210e']);
  d.add(ellipse(792, 664, 36, 30, '#d79a72'), ellipse(540, 688, 34, 30, '#b57a58'));
  return d.toSvg();
}

/** A tiled wall in the light of the fire. */
function drawKitchen(d: Drawing): void {
  d.add(
    rect(
      0,
      0,
      1500,
      1000,
      d.radial(1080, 470, 1150, [
        [0, '#a9552a'],
        [0.4, '#5a3022'],
        [1, '#150e0e'],
      ]),
    ),
  );
  for (const row of range(9))
    for (const column of range(15))
      d.add(
        rect(
          column * 108 - (row % 2) * 54,
          row * 56,
          102,
          50,
          '#d9a77a',
          `rx="4" opacity="${round(d.between(4, 14)) / 100}"`,
        ),
      );
}

/** The mouth of the oven. */
function drawMouth(d: Drawing): void {
  d.add(
    path('M900 700 L900 520 A260 260 0 0 1 1420 520 L1420 700Z', '#2d150d'),
    path(
      'M930 700 L930 522 A230 230 0 0 1 1390 522 L1390 700Z',
      d.radial(1200, 620, 320, [
        [0, '#fff3bd'],
        [0.3, '#ffbf4d'],
        [0.65, '#e2641f'],
        [1, '#6d200c'],
      ]),
    ),
    rect(
      820,
      700,
      680,
      54,
      d.linear(
        [820, 0],
        [1500, 0],
        [
          [0, '#8a4b2d'],
          [0.5, '#f0a05a'],
          [1, '#a85a30'],
        ],
      ),
    ),
    rect(820, 754, 680, 246, '#2c1812'),
  );
  for (const at of range(9)) {
    const [x, h] = [1040 + at * 36, d.between(90, 230)];
    d.add(
      path(
        `M${x - 26} 694 C${x - 36} ${round(694 - h * 0.5)} ${x + 6} ${round(694 - h * 0.6)} ${x + 4} ${round(694 - h)} C${x + 16} ${round(694 - h * 0.5)} ${x + 40} ${round(694 - h * 0.3)} ${x + 26} 694Z`,
        at % 2 ? '#ffe08a' : '#ff9a3a',
        'opacity="0.85"',
      ),
    );
  }
}

function drawFigure(d: Drawing): void {
  const jacket = d.linear(
    [280, 0],
    [760, 0],
    [
      [0, '#5d5a5c'],
      [0.5, '#b7aa9b'],
      [0.85, '#f3dcb8'],
      [1, '#ffd79a'],
    ],
  );
  d.add(
    ellipse(520, 1000, 330, 60, '#0b0707', 'opacity="0.6" filter="url(#soft)"'),
    path(
      'M330 1000 C300 760 310 560 372 470 C420 420 470 400 520 396 C590 400 650 420 690 480 C738 560 736 800 730 1000Z',
      jacket,
    ),
    path('M640 470 C720 490 800 580 830 650 L790 700 C720 660 660 610 628 560Z', jacket),
    path(
      'M384 476 C330 540 330 640 420 720 L560 716 L556 664 C480 650 450 600 452 540Z',
      d.linear(
        [340, 0],
        [560, 0],
        [
          [0, '#4d4a4d'],
          [1, '#a39889'],
        ],
      ),
    ),
  );
  drawApron(d);
  drawHead(d);
}

/** Straps, skirt and bow. */
function drawApron(d: Drawing): void {
  d.add(
    line('M446 420 L600 700', '#2f4450', 26),
    line('M606 424 L440 700', '#26363f', 26),
    path(
      'M322 716 Q520 760 734 716 L760 1000 L300 1000Z',
      d.linear(
        [300, 0],
        [760, 0],
        [
          [0, '#16222a'],
          [0.6, '#2f4753'],
          [1, '#7d6a55'],
        ],
      ),
    ),
    line('M322 720 Q520 764 734 720', '#3f5b68', 22),
    path('M520 744 L450 706 L456 786Z', '#48656f'),
    path('M526 744 L600 700 L594 788Z', '#5b7a84'),
    line('M516 750 L490 880 M530 750 L566 870', '#48656f', 15),
  );
}

/** Neck, head, hair and kerchief, lit from the right. */
function drawHead(d: Drawing): void {
  d.add(
    path('M476 404 L482 330 L572 330 L580 404 Q526 430 476 404Z', '#a96f4e'),
    ellipse(
      530,
      268,
      92,
      108,
      d.linear(
        [440, 0],
        [624, 0],
        [
          [0, '#54301f'],
          [0.6, '#8f5a3c'],
          [1, '#f0b585'],
        ],
      ),
    ),
    path(
      'M438 262 C430 140 520 120 566 140 C620 150 640 220 624 290 C600 250 560 236 438 262Z',
      d.linear(
        [430, 0],
        [630, 0],
        [
          [0, '#6d1f19'],
          [0.6, '#a83a28'],
          [1, '#ee8a58'],
        ],
      ),
    ),
    path('M444 268 C480 236 580 236 622 284 L618 312 C570 276 500 274 450 302Z', '#d9c4a0'),
    path('M448 290 L400 330 L440 338 L462 312Z', '#8d2f22'),
    path('M452 300 C470 350 500 360 560 352 L566 326 C540 330 490 320 470 288Z', '#2b1811'),
    ellipse(612, 292, 14, 24, '#e0a27a'),
    line('M736 1000 C744 780 744 580 694 486', '#ffcf8a', 11, 'opacity="0.9"'),
    line('M624 220 C636 260 630 310 606 356', '#ffc98a', 8, 'opacity="0.9"'),
  );
}

function drawShelf(d: Drawing): void {
  d.add(line('M40 120 L820 120', '#2b1a14', 16), line('M40 330 L330 330', '#2b1a14', 16));
  for (const [x, r] of [
    [110, 54],
    [236, 66],
    [660, 62],
    [780, 50],
  ] as const) {
    d.add(line(`M${x} 124 L${x} ${190 - r * 0.2}`, '#3c2a22', 6));
    d.orb(x, 200 + r * 0.4, r, r * 0.92, ['#ffc48a', '#b4623a', '#3f1a10']);
  }
  for (const [x, h, color] of [
    [70, 90, '#7f8d76'],
    [130, 120, '#c9b58a'],
    [190, 80, '#9c3b26'],
    [250, 104, '#3d5663'],
    [300, 70, '#d9c9a6'],
  ] as const)
    d.add(
      rect(x - 24, 322 - h, 46, h, color, 'rx="9"'),
      rect(x - 18, 322 - h, 10, h, '#fff3d8', 'opacity="0.3"'),
    );
}
