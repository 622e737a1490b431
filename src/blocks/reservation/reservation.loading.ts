// Loads a reservation on intent, because its link works without script; without one, the script inserts it.
export { linkOrFormLoading as loading } from '../../kit/contract/loading';
