/**
 * Draws a picture for the reader: not larger than `edge` pixels, on white.
 * @param isTurned by a quarter, for a barcode that stands
 */
export function drawPicture(
  picture: CanvasImageSource,
  size: { width: number; height: number },
  edge: number,
  isTurned: boolean,
): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = isTurned ? [height, width] : [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(isTurned ? Math.PI / 2 : 0);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}
