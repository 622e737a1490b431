// @ts-check
// Reads the accessibility tree of Chromium, as returned by `Accessibility.getFullAXTree` of the DevTools protocol.

/** @typedef {import('./accessibility-tree.mjs').AccessibleNode} AccessibleNode */
/** @typedef {{ readonly value?: unknown }} Value */
/**
 * @typedef {object} ChromiumNode
 * @property {string} nodeId
 * @property {boolean} ignored
 * @property {Value} [role]
 * @property {Value} [name]
 * @property {Value} [description]
 * @property {readonly { readonly name: string, readonly value: Value }[]} [properties]
 * @property {readonly string[]} [childIds]
 */

/**
 * ARIA roles for Chromium's internal ones; all other roles that begin with a capital letter only group their children.
 */
const ROLES = new Map([
  ['StaticText', 'text'],
  ['LineBreak', 'text'],
  ['Figcaption', 'caption'],
  ['Video', 'video'],
  ['Audio', 'audio'],
  ['Details', 'group'],
  ['DisclosureTriangle', 'summary'],
  ['DescriptionListTerm', 'term'],
  ['DescriptionListDetail', 'definition'],
]);

/**
 * Properties that are printed if set. `invalid` is not among them, because Firefox sets it before the visitor's input.
 */
const STATES = [
  'roledescription',
  'hasPopup',
  'disabled',
  'expanded',
  'pressed',
  'checked',
  'selected',
  'required',
  'modal',
  'live',
];

/**
 * States that follow from the role, which other engines therefore omit.
 * @type {Record<string, readonly string[]>}
 */
const IMPLIED = { hasPopup: ['combobox'], live: ['alert'] };

/**
 * @param {readonly ChromiumNode[]} nodes
 * @returns {AccessibleNode} the root
 */
export function readChromiumTree(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @param {ChromiumNode} node @returns {AccessibleNode} */
  const read = (node) => ({
    role: roleOf(node),
    name: String(node.name?.value ?? ''),
    description: String(node.description?.value ?? ''),
    states: statesOf(node),
    children: (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? [read(child)] : [];
    }),
  });
  const [root] = nodes;
  if (!root) throw new Error('The page has no accessibility tree.');
  return read(root);
}

/** @param {ChromiumNode} node @returns {string} */
function roleOf({ ignored, role }) {
  const name = String(role?.value ?? '');
  if (ignored) return '';
  return ROLES.get(name) ?? (/^[A-Z]/.test(name) ? '' : name);
}

/** @param {ChromiumNode} node @returns {string[]} */
const statesOf = ({ role, properties = [] }) =>
  STATES.flatMap((state) => {
    if (IMPLIED[state]?.includes(String(role?.value))) return [];
    const value = properties.find(({ name }) => name === state)?.value.value;
    if (value === undefined || value === false || value === 'false' || value === 'off') return [];
    return value === true || value === 'true' ? [state] : [`${state}=${value}`];
  });
