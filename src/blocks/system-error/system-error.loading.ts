// When does the overlay need its script? When it is open.
export { loadWhenOpen as loading } from '../../kit/contract/loading';
