// Reads the visible text nodes of the element's children.

/** Text nodes with visible text, in document order. */
export function readContent(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script,style,template,svg')) texts.push(text);
  }
  return texts;
}
