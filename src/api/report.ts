/** Writes what went wrong to the console, for operators; visitors see a message of the page. */
export function report(message: string, detail: unknown): void {
  console.warn(message, detail);
}
