/** Products of the second example site: stoneware from a small workshop. */
import type { ExampleCollection, ExampleProduct } from './products';
import { gifts } from './stoneware-gifts';
import { home } from './stoneware-home';
import { kitchen } from './stoneware-kitchen';
import { COLLECTION_ID } from './stoneware-pieces';
import { table } from './stoneware-table';

/** The store page of the shop. */
export const tidewell: ExampleCollection = { id: COLLECTION_ID, title: 'Tidewell', path: '/sites/shop/' };

/** A section of the store page. */
export interface ExampleSection {
  title: string;
  products: readonly ExampleProduct[];
}

/** The sections of the store page by id. */
export const sections: Readonly<Record<string, ExampleSection>> = {
  table: { title: 'Table', products: table },
  kitchen: { title: 'Kitchen', products: kitchen },
  home: { title: 'Home', products: home },
  gifts: { title: 'Gifts and courses', products: gifts },
};

/** 29 products: tableware, kitchen, home, a subscription, courses, a booklet and a gift card. */
export const stoneware: readonly ExampleProduct[] = Object.values(sections).flatMap(
  ({ products }) => products,
);
