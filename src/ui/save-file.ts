/** Hands a file to the browser's download, under a name without secrets. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the address is of no more use after it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
