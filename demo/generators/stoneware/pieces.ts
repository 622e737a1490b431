// All pieces by the id of the product.
import { homeware } from './homeware';
import { kitchenware } from './kitchenware';
import { tableware } from './tableware';

export const pieces = { ...tableware, ...kitchenware, ...homeware };
