// The style sheet does all of the work: nothing is fetched for <site-logo>.
export { styleOnlyLoading as loading } from '../../kit/contract/loading';
