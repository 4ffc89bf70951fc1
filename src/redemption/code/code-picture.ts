/** The words of a picture, each already in the visitor's language. */
export interface CodePicture {
  shopName: string;
  amount: string | undefined;
  /** Label and text of the code, and of its PIN. */
  codes: readonly (readonly [label: string, text: string])[];
  validUntil: string | undefined;
  /** Address of the barcode's picture. */
  barcode: string | undefined;
  /** The site that it is from. */
  host: string;
}

const WIDTH = 1080;
const MARGIN = 80;
const INNER = WIDTH - 2 * MARGIN;

/**
 * Draws a code as it is needed at the till: black on white, with its barcode.
 * @returns a PNG @throws where the browser draws no picture
 */
export async function drawCodePicture(picture: CodePicture): Promise<Blob> {
  const barcode = picture.barcode === undefined ? undefined : await load(picture.barcode);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  // Once to learn the height, once to draw: a canvas forgets all when its height is set.
  canvas.height = draw(contextOf(canvas), picture, barcode) + MARGIN;
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  draw(context, picture, barcode);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}

/** @returns the y at which the drawing ends, in pixels */
function draw(
  context: CanvasRenderingContext2D,
  { shopName, amount, codes, validUntil, host }: CodePicture,
  barcode: HTMLImageElement | undefined,
): number {
  const family = getComputedStyle(document.body).fontFamily;
  let y = MARGIN / 2;
  const write = (text: string | undefined, size: number, font = family) => {
    if (text === undefined) return;
    context.textAlign = 'center';
    context.font = `600 ${size}px ${font}`;
    const fits = Math.min(1, INNER / context.measureText(text).width);
    context.font = `600 ${Math.floor(size * fits)}px ${font}`;
    y += size * 1.4;
    context.fillText(text, WIDTH / 2, y);
  };
  write(shopName, 64);
  write(amount, 96);
  if (barcode) {
    const width = Math.min(INNER, (barcode.width / barcode.height) * 560);
    const height = (barcode.height / barcode.width) * width;
    context.drawImage(barcode, (WIDTH - width) / 2, y + MARGIN / 2, width, height);
    y += height + MARGIN / 2;
  }
  for (const [label, text] of codes) {
    y += MARGIN / 2;
    write(label, 36);
    write(text, 72, 'monospace');
  }
  y += MARGIN / 2;
  write(validUntil, 36);
  write(host, 32);
  return y;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  return context;
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
