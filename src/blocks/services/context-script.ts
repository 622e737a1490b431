// Where does a page print its site context?

/** Among the children of `<site-services>`. */
export const CONTEXT_SCRIPT_SELECTOR = ':scope > script[type="application/json"]';
