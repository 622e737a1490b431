// The style sheet does all of the work: nothing is fetched for <site-geo>.
export { styleOnlyLoading as loading } from '../../kit/contract/loading';
