// Loads the properties on intent: the layout is in the style sheet.
export { styleOnlyLoading as loading } from '../../kit/contract/loading';
