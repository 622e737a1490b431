// Which of the offered widths does an image need? The smallest that covers what is shown.

/** The widths that a site offers of each image, in px, widest first (IMG-012). */
export const WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** What decides how many pixels stand for one CSS pixel. */
export interface PixelRatio {
  /** Of the screen: `devicePixelRatio`. */
  readonly dpr: number;
  readonly dprMin: number;
  readonly dprMax: number;
}

/** What is known before a width is chosen. */
export interface WidthRequest extends PixelRatio {
  /** Width at which the image is shown, in CSS px, before anything is cropped. */
  readonly shown: number;
  /** Own width of the image, in px; 0 while unknown. A wider file than the first that covers it shows no more. */
  readonly own: number;
  /** Does the visitor save data, and may that count? One step smaller then. */
  readonly saveData: boolean;
}

/** The density to be served: the screen's, between the two limits (IMG-009); the upper one wins when they cross. */
export function getPixelRatio({ dpr, dprMin, dprMax }: PixelRatio): number {
  const real = dpr > 0 && Number.isFinite(dpr) ? dpr : 1;
  return Math.min(Math.max(real, dprMin), dprMax);
}

/** One of the offered widths (IMG-012); the widest where none covers the need. */
export function chooseWidth(need: WidthRequest): number {
  const wanted = need.shown * getPixelRatio(need);
  const pixels = need.own > 0 ? Math.min(wanted, need.own) : wanted;
  const index = Math.max(
    0,
    WIDTHS.findLastIndex((width) => width >= pixels),
  );
  return WIDTHS[Math.min(index + (need.saveData ? 1 : 0), WIDTHS.length - 1)] ?? WIDTHS[0];
}

/** How many steps of the ladder lie between two offered widths; positive when `to` is wider. */
export const countStepsBetween = (from: number, to: number): number =>
  WIDTHS.indexOf(from as (typeof WIDTHS)[number]) - WIDTHS.indexOf(to as (typeof WIDTHS)[number]);
