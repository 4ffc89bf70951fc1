import { MAX_PIXELS, MAX_UPLOAD } from './upload-rules';

/** Longest edges to try, in pixels: the first still shows small print on a receipt. */
const EDGES = [2560, 1920, 1280] as const;
const QUALITY = 0.86;

interface Redraw {
  /** Quarter turns clockwise. */
  turns?: number;
  /** Makes it small enough to be sent; otherwise it keeps its size if it can. */
  isSmaller?: boolean;
  /** Where the missing end of the file would stand. */
  end?: number | undefined;
}

/**
 * Draws a photo again: turned, small enough to be sent, or as a whole JPG or PNG where it was neither. The data of the camera beside the picture
 * (place, time, device) is gone afterwards, and the picture stands as it was shown.
 * @throws Error when the browser cannot read the picture
 */
export async function redrawPicture(
  file: File,
  { turns = 0, isSmaller = false, end }: Redraw,
): Promise<File> {
  const picture = await (end === undefined ? pictureOf(file) : endedPicture(file.slice(0, end)));
  try {
    if (picture.width * picture.height > MAX_PIXELS) throw new Error('the picture is too large');
    const whole = Math.max(picture.width, picture.height);
    const edges = isSmaller ? EDGES : [whole, ...EDGES];
    for (const edge of edges) {
      const canvas = draw(picture, Math.min(1, edge / whole), turns);
      const isPng = file.type === 'image/png' && !isSmaller && edge === whole;
      const type = isPng ? 'image/png' : 'image/jpeg';
      const content = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, type, QUALITY),
      );
      if (!content) throw new Error('the picture cannot be written');
      if (content.size <= MAX_UPLOAD) return new File([content], file.name, { type });
    }
  } finally {
    picture.close();
  }
  throw new Error('the picture stays too large');
}

const pictureOf = (...parts: BlobPart[]): Promise<ImageBitmap> =>
  createImageBitmap(new Blob(parts), { imageOrientation: 'from-image' });

const PNG_END = new Uint8Array([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const JPG_END = new Uint8Array([0xff, 0xd9]);
const FILLING = new Uint8Array(4096).fill(0xaa);

/**
 * A picture that lacks its end. Of a JPG a part may be missing as well, which browsers make up: then the picture
 * changes with what stands there.
 */
async function endedPicture(part: Blob): Promise<ImageBitmap> {
  const [first] = new Uint8Array(await part.slice(0, 1).arrayBuffer());
  if (first !== JPG_END[0]) return pictureOf(part, PNG_END);
  const picture = await pictureOf(part, JPG_END);
  const other = await pictureOf(part, FILLING, JPG_END);
  const made = sketchOf(other);
  const isWhole = sketchOf(picture).every((value, index) => value === made[index]);
  other.close();
  if (isWhole) return picture;
  picture.close();
  throw new Error('a part of the picture is missing');
}

/** The picture in a size that is quickly compared. */
function sketchOf(picture: ImageBitmap): Uint8ClampedArray {
  const canvas = draw(picture, Math.min(1, 512 / Math.max(picture.width, picture.height)), 0);
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data;
}

function draw(picture: ImageBitmap, scale: number, turns: number): HTMLCanvasElement {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const isSideways = turns % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = contextOf(canvas);
  // JPG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}
