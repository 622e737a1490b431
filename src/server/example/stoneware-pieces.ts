/** Describes stoneware in various glazes and sizes as products. */
import type { SwatchData } from '../../core/commerce/swatches';
import type { ExampleProduct, ExampleVariant } from './products';

/** Id of the collection. */
export const COLLECTION_ID = 'tidewell';

/** Name of the option for glazes. */
export const GLAZE = 'Glaze';

/** Colors of the glazes. */
export const glazes: Readonly<Record<string, string>> = {
  Chalk: '#e9e3d6',
  Moss: '#84907c',
  Ink: '#262d42',
  Ember: '#b4552f',
};

type Piece = Pick<ExampleProduct, 'id' | 'title' | 'description' | 'productType' | 'priceCents' | 'plan'> & {
  /** Name of the picture; with `glazes`, the pictures are `<id>-<glaze>`. */
  picture?: string;
  qtyInStock?: number;
  variants?: readonly ExampleVariant[];
};

const getPicture = (name: string): string => `/pictures/${name}-500.webp`;

export const piece = ({ picture, qtyInStock = 0, variants, ...product }: Piece): ExampleProduct => ({
  ...product,
  collection: COLLECTION_ID,
  picture: getPicture(picture ?? product.id),
  qtyInStock,
  ...(variants ? { variants, swatches: getSwatches(variants) } : {}),
});

function getSwatches(variants: readonly ExampleVariant[]): SwatchData[] {
  const used = new Set(variants.map(({ options }) => options[GLAZE] ?? ''));
  return Object.entries(glazes)
    .filter(([value]) => used.has(value))
    .map(([value, color]) => ({ name: GLAZE, value, color }));
}

/** `[glaze, stock]` or `[glaze, stock, sale price]`. */
type Glaze = readonly [name: string, stock: number, sale?: number];

/** A piece in several glazes at one price. */
export function glazed(
  code: string,
  product: Omit<Piece, 'variants' | 'productType' | 'picture'>,
  glazes: readonly Glaze[],
): ExampleProduct {
  const variants = glazes.map(([glaze, qtyInStock, salePriceCents]) => ({
    sku: `${code}-${glaze.toUpperCase()}`,
    options: { Glaze: glaze },
    priceCents: product.priceCents,
    ...(salePriceCents === undefined ? {} : { salePriceCents }),
    qtyInStock,
    picture: getPicture(`${product.id}-${glaze.toLowerCase()}`),
  }));
  const first = glazes[0]![0].toLowerCase();
  return piece({ ...product, productType: 'PHYSICAL', picture: `${product.id}-${first}`, variants });
}

/** A piece in several glazes and sizes; `sizes` gives price and stock per glaze. */
export function sized(
  code: string,
  product: Omit<Piece, 'variants' | 'productType' | 'picture' | 'priceCents'>,
  option: string,
  sizes: Readonly<Record<string, readonly [priceCents: number, stock: Readonly<Record<string, number>>]>>,
): ExampleProduct {
  const variants = Object.entries(sizes).flatMap(([size, [priceCents, stock]], index) =>
    Object.entries(stock).map(([glaze, qtyInStock]) => ({
      sku: `${code}-${index + 1}-${glaze.toUpperCase()}`,
      options: { Glaze: glaze, [option]: size },
      priceCents,
      qtyInStock,
      picture: getPicture(`${product.id}-${glaze.toLowerCase()}`),
    })),
  );
  const { priceCents, options } = variants[0]!;
  const picture = `${product.id}-${options.Glaze!.toLowerCase()}`;
  return piece({ ...product, productType: 'PHYSICAL', priceCents, picture, variants });
}
