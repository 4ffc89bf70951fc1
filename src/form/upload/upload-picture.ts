import { MAX_UPLOAD } from './upload-rules';

/** Longest edges to try, in pixels: the first still shows small print on a receipt. */
const EDGES = [2560, 1920, 1280] as const;
const QUALITY = 0.86;

interface Redraw {
  /** Quarter turns clockwise. */
  turns?: number;
  /** Makes it small enough to be sent; otherwise it keeps its size where it can. */
  isSmaller?: boolean;
}

/**
 * Draws a photo again: turned, or small enough to be sent. What the camera wrote beside the picture
 * (place, time, device) is gone afterwards, and the picture stands as it was shown.
 * @throws Error when the browser cannot read the picture
 */
export async function redrawPicture(
  file: File,
  { turns = 0, isSmaller = false }: Redraw,
): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const whole = Math.max(picture.width, picture.height);
    const edges = isSmaller ? EDGES : [whole, ...EDGES];
    for (const edge of edges) {
      const canvas = draw(picture, Math.min(1, edge / whole), turns);
      const isPng = file.type === 'image/png' && !isSmaller && edge === whole;
      const type = isPng ? 'image/png' : 'image/jpeg';
      const content = await canvas.convertToBlob({ type, quality: QUALITY });
      if (content.size <= MAX_UPLOAD) return new File([content], file.name, { type });
    }
  } finally {
    picture.close();
  }
  throw new Error('the picture stays too large');
}

function draw(picture: ImageBitmap, scale: number, turns: number): OffscreenCanvas {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const isSideways = turns % 2 === 1;
  const canvas = new OffscreenCanvas(isSideways ? height : width, isSideways ? width : height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // JPG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}
