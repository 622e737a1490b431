// For scripts of a site that have the server draw a block anew: `import { showWidget } from '/site-elements/show-widget.js'`,
// then `showWidget(block, (signal) => calls.widget.render(widget, collectionId, { signal }))` with the `calls` of the
// services. No element and no page needs it.
export { showWidget } from '../src/kit/rich-html/widget-content';
