// @ts-check
// Prints the accessibility tree of a page as text that is the same in every engine.

/**
 * Node in an engine's tree.
 * @typedef {object} AccessibleNode
 * @property {string} role an ARIA role, `text`, or '' for a node that only groups its children
 * @property {string} name for a text, its content
 * @property {string} description
 * @property {readonly string[]} states for example `pressed` and `live=polite`
 * @property {readonly AccessibleNode[]} children
 */

/** Roles that are not announced, and roles announced only with a name or a state. */
const GROUPING = ['', 'generic', 'none', 'presentation'];
const ANONYMOUS = ['form', 'group'];

/** Roles whose content is their name or value, or belongs to the browser. */
const LEAVES = ['image', 'combobox', 'textbox', 'searchbox', 'spinbutton', 'slider', 'video', 'audio'];

/** Roles announced by a name computed from their content. */
const NAMED_BY_CONTENT = ['button', 'checkbox', 'heading', 'link', 'option', 'radio', 'summary', 'tab'];

/** Roles that only one engine names by their content. */
const UNNAMED = ['listitem', 'figure', 'term', 'definition', 'rowheader'];

/**
 * One line per node, indented by nesting: `button "Next slide" disabled`.
 * @param {AccessibleNode} root
 * @param {string} [of] start of the line of the node to print, for example `region "Coast"`; the whole page by default
 * @returns {string}
 */
export function printAccessibilityTree(root, of) {
  const nodes = announced(root);
  const found = of === undefined ? nodes : nodes.flatMap((node) => find(node, of)).slice(0, 1);
  return print(found, '').join('\n');
}

/** @param {AccessibleNode} node @param {string} start @returns {AccessibleNode[]} */
const find = (node, start) =>
  lineOf(node).startsWith(start) ? [node] : node.children.flatMap((child) => find(child, start));

/**
 * The announced nodes, with neighboring texts combined.
 * @param {AccessibleNode} node
 * @returns {AccessibleNode[]}
 */
function announced(node) {
  if (node.role === 'text') return [{ ...node, children: [] }];
  const children = LEAVES.includes(node.role) ? [] : joinTexts(node.children.flatMap(announced));
  const name = UNNAMED.includes(node.role) ? '' : collapse(node.name).trim();
  const description = collapse(node.description).trim();
  const isAnonymous = ANONYMOUS.includes(node.role) && !name && !description && node.states.length === 0;
  if (GROUPING.includes(node.role) || isAnonymous) return children;
  const [only, another] = children;
  const repeats =
    NAMED_BY_CONTENT.includes(node.role) &&
    only?.role === 'text' &&
    !another &&
    collapse(only.name).trim() === name;
  return [{ ...node, name, description, children: repeats ? [] : children }];
}

/**
 * Joins neighboring texts; leaves out empty ones, and the label beside the checkbox or radio button that it names.
 * @param {readonly AccessibleNode[]} nodes
 * @returns {AccessibleNode[]}
 */
function joinTexts(nodes) {
  /** @type {AccessibleNode[]} */
  const joined = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.role === 'text' && last?.role === 'text')
      joined[joined.length - 1] = { ...last, name: last.name + node.name };
    else joined.push(node);
  }
  return joined.filter(({ role, name }, index) => {
    if (role !== 'text') return true;
    const text = collapse(name).trim();
    return text !== '' && ![joined[index - 1], joined[index + 1]].some((node) => isLabeled(node, text));
  });
}

/** @param {AccessibleNode | undefined} node @param {string} text */
const isLabeled = (node, text) => (node?.role === 'checkbox' || node?.role === 'radio') && node.name === text;

/** @param {readonly AccessibleNode[]} nodes @param {string} indent @returns {string[]} */
const print = (nodes, indent) =>
  nodes.flatMap((node) => [indent + lineOf(node), ...print(node.children, `${indent}  `)]);

/** @param {AccessibleNode} node @returns {string} */
const lineOf = ({ role, name, description, states }) =>
  role === 'text'
    ? `"${collapse(name).trim()}"`
    : [role, name && `"${name}"`, description && `description="${description}"`, ...states]
        .filter(Boolean)
        .join(' ');

/** @param {string} text */
const collapse = (text) => text.replace(/\s+/g, ' ');
