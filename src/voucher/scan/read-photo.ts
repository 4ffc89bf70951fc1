import { drawPicture } from './draw-picture';
import { pictureReader } from './picture-reader';

/** Longest edges to try, in pixels: a code that fills the photo is read best in a small one. */
const EDGES = [800, 1600, 400] as const;

/**
 * Reads the QR code or barcode of a photo.
 * @returns undefined if there is none, or the file is no picture
 */
export async function readPhoto(file: File): Promise<string | undefined> {
  const read = await pictureReader();
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => undefined,
  );
  if (!photo) return undefined;
  try {
    for (const edge of EDGES) {
      for (const isTurned of [false, true]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the first that is read is enough
        const text = await read(drawPicture(photo, photo, edge, isTurned));
        if (text) return text;
      }
    }
    return undefined;
  } finally {
    photo.close();
  }
}
