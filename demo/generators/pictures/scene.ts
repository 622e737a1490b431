// A scene: caption, proportions, and a function that paints it.
import type { Canvas, Finish } from './canvas';

export interface Scene {
  /** File name without width and type. */
  name: string;
  title: string;
  /** What is to be seen, for people who cannot see it. */
  alt: string;
  /** Largest size that is published, in pixels. */
  width: number;
  height: number;
  /** The point that must stay in view when the picture is cropped, 0 to 1 from the left and the top. */
  focalPoint: readonly [number, number];
  finish?: Finish;
  /** WebP quality of the large widths, for smooth skies that are shown very large. */
  quality?: number;
  paint(canvas: Canvas): void;
}
