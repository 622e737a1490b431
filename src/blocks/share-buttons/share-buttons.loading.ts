// Loads share buttons on intent where the page has the links; without them the script makes them.
import { linkOrFormLoading } from '../../kit/contract/loading';

export const loading = linkOrFormLoading;
