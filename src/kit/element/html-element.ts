// Base class of all elements. Without a DOM (rendering on a server), element modules can still be imported, but nothing is
// defined and the classes are never constructed.

export const HTMLElementBase = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;
