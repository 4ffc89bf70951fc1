/** Whether the device's sheet takes a file. */
export const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** A visitor who closes the device's sheet has shared nothing, and no mistake was made. */
export const share = (file: File): Promise<void> =>
  navigator.share({ files: [file] }).catch(() => undefined);
