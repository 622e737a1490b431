// The style sheet does all of the work: nothing is fetched for <site-tag-cloud>.
export { styleOnlyLoading as loading } from '../../kit/contract/loading';
