// What does a script add to Northlight? Things go into the cart without leaving the page.
import { addWithoutLeaving } from './add-to-cart';

addWithoutLeaving(document);
