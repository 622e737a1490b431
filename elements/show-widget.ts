// Shows a block that the server has rerendered: `import { showWidget } from '/site-elements/show-widget.js'`,
// then `showWidget(block, (signal) => calls.widget.render(widget, collectionId, { signal }))` with the `calls` of the
// services. No element or page requires it.
export { showWidget } from '../src/kit/rich-html/widget-content';
