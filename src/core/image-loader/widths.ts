// Chooses which of the offered image widths to request: the smallest that covers the rendered size.

/** The widths in which a site offers each image, in px, widest first (IMG-012). */
export const WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

/** Device pixel ratio and its limits. */
export interface PixelRatio {
  /** `devicePixelRatio` of the screen. */
  readonly dpr: number;
  readonly dprMin: number;
  readonly dprMax: number;
}

export interface WidthRequest extends PixelRatio {
  /** Rendered width of the image including cropped parts, in CSS px. */
  readonly renderedWidth: number;
  /** Natural width of the image in px; 0 if unknown. Files wider than the smallest width that covers it add no detail. */
  readonly naturalWidth: number;
  /** Requests one step smaller: the visitor prefers reduced data, and the options allow it. */
  readonly saveData: boolean;
}

/** The pixel ratio to serve: that of the screen, clamped to the limits (IMG-009). `dprMax` wins if the limits conflict. */
export function getPixelRatio({ dpr, dprMin, dprMax }: PixelRatio): number {
  const actual = dpr > 0 && Number.isFinite(dpr) ? dpr : 1;
  return Math.min(Math.max(actual, dprMin), dprMax);
}

/** One of the offered widths (IMG-012); the widest if none covers the request. */
export function chooseWidth(request: WidthRequest): number {
  const requiredWidth = request.renderedWidth * getPixelRatio(request);
  const pixels = request.naturalWidth > 0 ? Math.min(requiredWidth, request.naturalWidth) : requiredWidth;
  const index = Math.max(
    0,
    WIDTHS.findLastIndex((width) => width >= pixels),
  );
  return WIDTHS[Math.min(index + (request.saveData ? 1 : 0), WIDTHS.length - 1)] ?? WIDTHS[0];
}

/** Number of steps between two offered widths; positive if `to` is wider. */
export const countStepsBetween = (from: number, to: number): number =>
  WIDTHS.indexOf(from as (typeof WIDTHS)[number]) - WIDTHS.indexOf(to as (typeof WIDTHS)[number]);
