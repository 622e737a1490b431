// @ts-check
// Reads the accessibility tree of Firefox, as its accessibility service passes it to screen readers.
import { evaluateInBrowser } from './firefox-scope.mjs';

/** @typedef {import('../accessibility-tree.mjs').AccessibleNode} AccessibleNode */
/** @typedef {import('@web/test-runner-chrome').puppeteerCore.Page} Page */
/** @typedef {any} Accessible an `nsIAccessible` */

/** @type {AccessibleNode} */
const EMPTY = { role: '', name: '', description: '', states: [], children: [] };

/**
 * The tree of the active tab. Firefox builds it after the first call and updates it asynchronously.
 * @param {Page} page
 * @returns {Promise<AccessibleNode>} the root
 */
export async function readFirefoxTree(page) {
  const tree = await evaluateInBrowser(page, `(${readInBrowser})()`);
  return JSON.parse(tree ?? 'null') ?? EMPTY;
}

/** Runs in the browser's scope, so it must not use variables of this module. */
function readInBrowser() {
  const { Cc, Ci, gBrowser } = /** @type {any} */ (globalThis);
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const ROLES = /** @type {Record<string, string>} */ ({
    'text leaf': 'text',
    whitespace: 'text',
    'password text': 'textbox',
    'list item marker': '',
    summary: 'summary',
  });
  const STATES = /** @type {Record<string, string>} */ ({
    unavailable: 'disabled',
    expanded: 'expanded',
    pressed: 'pressed',
    checked: 'checked',
    selected: 'selected',
    required: 'required',
    modal: 'modal',
  });

  /** @param {Accessible} accessible @returns {string} */
  const roleOf = (accessible) => {
    const { tag } = attributesOf(accessible);
    if (tag === 'video' || tag === 'audio') return tag;
    const role = service.getStringRole(accessible.role);
    return ROLES[role] ?? (role === 'document' ? '' : accessible.computedARIARole);
  };

  /** @param {Accessible} accessible @returns {Record<string, string>} */
  const attributesOf = ({ attributes }) =>
    Object.fromEntries(Array.from(attributes.enumerate(), ({ key, value }) => [key, value]));

  /** @param {Accessible} accessible @returns {string[]} */
  const statesOf = (accessible) => {
    const role = accessible.computedARIARole;
    const [bits, more] = [{ value: 0 }, { value: 0 }];
    accessible.getState(bits, more);
    const list = service.getStringStates(bits.value, more.value);
    const names = Array.from({ length: list.length }, (_, index) => list.item(index));
    const { roledescription, haspopup, live } = attributesOf(accessible);
    return [
      ...(roledescription ? [`roledescription=${roledescription}`] : []),
      ...(haspopup ? [`hasPopup=${haspopup}`] : []),
      ...Object.entries(STATES)
        .filter(([name]) => names.includes(name) && !(name === 'required' && role === 'radio'))
        .map(([, state]) => state),
      ...(live && live !== 'off' ? [`live=${live}`] : []),
    ];
  };

  /** @param {Accessible} accessible @returns {AccessibleNode} */
  const read = (accessible) => {
    const children = [];
    for (let child = accessible.firstChild; child; child = child.nextSibling) children.push(read(child));
    return {
      role: roleOf(accessible),
      name: accessible.name ?? '',
      description: accessible.description ?? '',
      states: statesOf(accessible),
      children,
    };
  };

  const browser = service.getAccessibleFor(gBrowser.selectedBrowser);
  return JSON.stringify(browser ? read(browser) : null);
}
