/** Attribute that stands for a style attribute. */
const MARK = 'data-style';

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Makes rules of the style attributes of prerendered markup: the policy of a page allows styles by their
 * hash, and an attribute has none. Once React renders, it sets styles by script, which is allowed.
 */
export function styleRules(markup: string): { markup: string; css: string } {
  const names = new Map<string, number>();
  const marked = markup.replaceAll(
    /(<[a-z][^<>]*?) style="([^"]*)"/g,
    (_, start: string, text: string) => {
      const style = text.replaceAll(
        /&(?:quot|#x27|lt|gt|amp);/g,
        (found) => CHARACTERS[found] ?? found,
      );
      if (!names.has(style)) names.set(style, names.size + 1);
      return `${start} ${MARK}="${names.get(style)}"`;
    },
  );
  // Between double quotes and in texts it needs no escape, and is the same as in the boot data: pictures
  // that are in both compress to one.
  const plain = marked.replaceAll('&#x27;', "'");
  const css = [...names].map(([style, name]) => `[${MARK}="${name}"]{${style}}`).join('');
  return { markup: plain, css };
}
