// Generates the recordings of the demo, plucked strings, as small WAV files: `npm run demo:audio`.
import { mkdirSync, writeFileSync } from 'node:fs';

const RATE = 11_025;
const SECONDS = 8;
const FOLDER = 'demo/audio';

/** A melody: MIDI notes, a rest being 0, all of the same length. */
interface Piece {
  readonly file: string;
  readonly notesPerSecond: number;
  readonly melody: readonly number[];
  readonly bass: readonly number[];
}

const PIECES: readonly Piece[] = [
  {
    file: 'first-light',
    notesPerSecond: 3,
    melody: [69, 72, 76, 79, 76, 72, 74, 77, 81, 77, 74, 71],
    bass: [45, 50, 43],
  },
  {
    file: 'slow-water',
    notesPerSecond: 2,
    melody: [64, 67, 71, 0, 74, 71, 67, 0, 62, 66, 69, 0],
    bass: [40, 43, 38],
  },
  {
    file: 'kiln-song',
    notesPerSecond: 4,
    melody: [62, 65, 69, 65, 60, 64, 67, 64, 58, 62, 65, 70],
    bass: [38, 36, 34],
  },
];

mkdirSync(FOLDER, { recursive: true });
for (const piece of PIECES) {
  const path = `${FOLDER}/${piece.file}.wav`;
  writeFileSync(path, encodeWav(play(piece)));
  console.log(path);
}

function play({ notesPerSecond, melody, bass }: Piece): Float64Array {
  const samples = new Float64Array(RATE * SECONDS);
  const count = Math.floor(SECONDS * notesPerSecond) - notesPerSecond;
  for (let at = 0; at < count; at++) {
    const start = Math.round((at / notesPerSecond) * RATE);
    pluck(samples, start, melody[at % melody.length]!, 0.4);
    if (at % 4 === 0) pluck(samples, start, bass[(at / 4) % bass.length]!, 0.5);
  }
  return samples;
}

/** Adds a string by the algorithm of Karplus and Strong: noise in a loop with a low-pass filter. */
function pluck(samples: Float64Array, start: number, note: number, volume: number): void {
  if (note === 0) return;
  const period = Math.round(RATE / (440 * 2 ** ((note - 69) / 12)));
  const random = createRandom(note);
  const loop = Array.from({ length: period }, () => random() - 0.5);
  for (let at = 0; start + at < samples.length; at++) {
    const position = at % period;
    const value = loop[position]!;
    samples[start + at]! += value * volume;
    loop[position] = 0.497 * (value + loop[(position + 1) % period]!);
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** 8 bit mono, with the last half second faded out. */
function encodeWav(samples: Float64Array): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  const fade = RATE / 2;
  const body = Buffer.from(
    samples.map((value, at) => {
      const gain = Math.min(1, (samples.length - at) / fade);
      return Math.max(0, Math.min(255, Math.round(128 + value * gain * 200)));
    }),
  );
  return Buffer.concat([header, body]);
}
