// Loads the types of @open-wc/testing before those of Vitest, which also extend Chai: of two declarations of `equal` the
// later wins, and the one of @open-wc/semantic-dom-diff wrongly returns a promise.
import '@open-wc/testing';
