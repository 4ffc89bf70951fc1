/**
 * Gives every frame in a host a title, also those that the provider's script adds later: without one a
 * screen reader reads an address (WCAG 4.1.2). @returns stops it
 */
export function titleFrames(host: HTMLElement, title: string): () => void {
  const name = () => {
    for (const frame of host.querySelectorAll('iframe')) {
      if (frame.title !== title) frame.title = title;
    }
  };
  name();
  const observer = new MutationObserver(name);
  observer.observe(host, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['title'],
  });
  return () => observer.disconnect();
}
