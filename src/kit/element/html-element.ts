// Base class of all elements. Where there is no DOM (rendering on a server), a module of an element can still be imported;
// nothing is defined then, and the classes are never constructed.

/** Whether elements can be defined. */
export const hasElements = 'customElements' in globalThis;

export const HTMLElementBase = (hasElements ? HTMLElement : Object) as typeof HTMLElement;
