// Renders the swatches of option values into the labels of their radio buttons. A page may print them itself
// (`class="site-product-swatch"`), so that they are there without script.
import { useLayoutEffect } from 'react';
import { getSwatchKind } from '../../core/commerce/swatch-kind';
import type { Swatches as SwatchMap } from '../../core/commerce/swatches';
import { adoptStyles } from '../../kit/element/styles';
import { toSafeUrl } from '../../kit/html/safe-url';
import type { getOptionControls, OptionControls } from './option-controls';
import css from './swatches.css?inline';

const CLASS = 'site-product-swatch';

/** The edge keeps a swatch in the page's own background color visible. */
const CIRCLE = { cx: '14', cy: '14', r: '13.5', stroke: 'currentColor', 'stroke-opacity': '.5' };

interface SwatchesProps {
  readonly form: HTMLFormElement;
  /** Swatches from the JSON; those in the page take precedence. */
  readonly swatches: SwatchMap | undefined;
  readonly getControls: typeof getOptionControls;
}

export default function Swatches({ form, swatches, getControls }: SwatchesProps): null {
  useLayoutEffect(() => {
    adoptStyles(form, [css]);
    return drawSwatches(getControls(form), swatches);
  }, [form, swatches, getControls]);
  return null;
}

/** @returns removes the rendered swatches */
function drawSwatches(controls: OptionControls, swatches: SwatchMap | undefined): () => void {
  const drawn = controls.flatMap(([control, name]) => {
    const label = control.labels?.[0];
    if (control instanceof HTMLSelectElement || !label || label.querySelector(`.${CLASS}`)) return [];
    const printed = control.dataset.swatch ?? label.dataset.swatch;
    const node = createSwatch((printed ?? swatches?.get(name)?.get(control.value) ?? '').trim());
    if (!node) return [];
    node.setAttribute('class', CLASS);
    node.setAttribute('data-site-own', '');
    if (label.contains(control)) control.after(node);
    else label.prepend(node);
    return [node];
  });
  return () => {
    for (const node of drawn) node.remove();
  };
}

/** Null for a color that the browser does not support, or an unsafe address. */
function createSwatch(swatch: string): Element | null {
  const kind = getSwatchKind(swatch);
  return kind && (kind === 'color' ? createColor(swatch) : createPicture(swatch));
}

/** Presentation attributes: a policy without inline styles allows them. */
function createColor(color: string): Element | null {
  if (!CSS.supports('color', color)) return null;
  const svg = createShape('svg', { width: '28', height: '28', 'aria-hidden': 'true' });
  svg.append(createShape('circle', { ...CIRCLE, fill: color }));
  return svg;
}

function createShape(name: string, attributes: Readonly<Record<string, string>>): Element {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value);
  return shape;
}

function createPicture(address: string): Element | null {
  const url = toSafeUrl(address);
  if (!url) return null;
  const image = document.createElement('img');
  image.alt = '';
  image.decoding = 'async';
  image.src = url;
  return image;
}
