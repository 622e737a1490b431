/** The owner's input for a product, for tests. */
import type { ProductInput } from '../domain/catalog-input';

/** A physical product without a picture or collection. */
export const createProductInput = (title: string, more: Partial<ProductInput> = {}): ProductInput => ({
  title,
  description: '',
  productType: 'PHYSICAL',
  picture: null,
  collectionId: null,
  textFields: [],
  pages: [],
  ...more,
});
