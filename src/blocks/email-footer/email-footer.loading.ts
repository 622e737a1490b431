// The style sheet does all the work; nothing is fetched for <site-email-footer>.
export { styleOnlyLoading as loading } from '../../kit/contract/loading';
