// Loads a donation on intent, because its link or form works without script; without one, the script creates it.
export { linkOrFormLoading as loading } from '../../kit/contract/loading';
