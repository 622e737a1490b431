// The style sheet does all the work; nothing is fetched for <site-archive>.
export { styleOnlyLoading as loading } from '../../kit/contract/loading';
