/**
 * Finds texts that a page cannot keep up to date once a browser has translated it: the translation takes a text
 * node out of the page and puts elements in its place, and React goes on with the node that is gone. Changed, it
 * shows the old text (an old sum); removed, or with something put before it, it breaks the page. Only a text that
 * is the whole content of an element of its own is safe: there React writes into the element.
 *
 * Runs in a page, or in the DOM of a unit test, before the application. It is sent to the page as a text, so it
 * needs nothing from outside.
 */
export function watchBareTexts(found = (message: string): void => console.error(message)): void {
  const prototype = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  const { appendChild, insertBefore, removeChild } = prototype;
  // React marks the text nodes that it keeps; those that it writes through an element have no mark.
  const isBare = (node: Node | null): boolean =>
    node?.nodeType === Node.TEXT_NODE &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  const say = (what: string, node: Node) => {
    const { outerHTML = '' } = node.parentElement ?? {};
    found(
      `${what} a text without an element of its own: "${node.nodeValue}" in ${outerHTML.slice(0, 300)}`,
    );
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, next: string | null) {
      if (isBare(this) && next !== this.nodeValue) say(`Changed to "${next}":`, this);
      value?.set?.call(this, next);
    },
  });
  prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    const added = appendChild.call(this, child) as Child;
    if (isBare(child) && child.nodeValue?.trim()) say('Added', child);
    return added;
  };
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (isBare(child)) say('Removed', child);
    return removeChild.call(this, child) as Child;
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    if (isBare(next)) say('Put an element before', next as Node);
    else if (isBare(child)) say('Moved', child);
    return insertBefore.call(this, child, next) as Child;
  };
}
