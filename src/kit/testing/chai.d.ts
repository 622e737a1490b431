// Loads the types of @open-wc/testing before those of Vitest, which also extend Chai. The later declaration of `equal` wins,
// and that of @open-wc/semantic-dom-diff wrongly returns a promise.
import '@open-wc/testing';
