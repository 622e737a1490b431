// When does a dialog need its script? When it is open.
export { whenOpen as when } from '../../kit/when';
