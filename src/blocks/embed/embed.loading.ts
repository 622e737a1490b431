// Loads an embed on intent, because its quote, link or picture works without script; embed code alone shows nothing before.
export { linkOrFormLoading as loading } from '../../kit/contract/loading';
