/** Marks the document if this tab holds no voucher: the frame asks for a code there, as the page will. */
export function markWithoutVoucher(): void {
  try {
    const holds = Object.keys(sessionStorage).some((key) => /^(voucher|ended):/.test(key));
    if (holds) return;
  } catch {
    // A storage that is forbidden holds nothing.
  }
  document.documentElement.dataset['voucher'] = 'none';
}
