// Loads share buttons on intent if the page has the links; otherwise the script creates them.
import { linkOrFormLoading } from '../../kit/contract/loading';

export const loading = linkOrFormLoading;
