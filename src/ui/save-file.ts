/** Hands a file to the browser's download. Its name has no secrets: it stays in a list that others see. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  // A browser within an app that knows no downloads would show the file in the place of the page.
  link.target = '_blank';
  link.click();
  // The download has begun with the click; the address is of no more use after it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
