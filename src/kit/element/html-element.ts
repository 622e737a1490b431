// Base class of all elements. Where there is no DOM (rendering on a server), a module of an element can still be imported;
// nothing is defined then, and the classes are never constructed.

export const HTMLElementBase = (globalThis.HTMLElement ?? Object) as typeof HTMLElement;
