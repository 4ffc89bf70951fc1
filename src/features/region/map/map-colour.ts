/** A colour of the theme as the canvas understands it. */
export function colour(name: string): string {
  const sample = document.createElement('i');
  sample.style.color = `var(${name})`;
  document.body.append(sample);
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
