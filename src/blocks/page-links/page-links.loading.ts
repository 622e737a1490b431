// The style sheet does all of the work: nothing is fetched for <site-page-links>.
export { styleOnlyLoading as loading } from '../../kit/contract/loading';
