// Adds products to the cart without leaving the page.
import { addWithoutLeaving } from './add-to-cart';

addWithoutLeaving(document);
