// Selector of the site context: JSON among the children of <site-services>.

export const CONTEXT_SCRIPT_SELECTOR = ':scope > script[type="application/json"]';
