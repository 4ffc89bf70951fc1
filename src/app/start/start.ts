// The inline script of every prerendered page: starts the application once the page is painted, and keeps
// each press and each form of the visitor until then.
import { readBootData, type BootData } from '~/app/boot-data';
import { keepPresses } from './frame-press';
import { applyFonts, hasFonts } from './late-fonts';
import { markWithoutVoucher } from './mark-without-voucher';
import { refuseOldBrowser } from './old-browser';
import { loadApplication, sendEarlyCalls, whenPainted } from './start-application';

if (!refuseOldBrowser()) {
  keepPresses();
  markWithoutVoucher();
  if (hasFonts()) applyFonts();
  whenPainted(() => {
    // Every page with an inline script has it.
    const { start } = readBootData() as BootData;
    // The application reports a call that fails before it leaves.
    try {
      sendEarlyCalls(start);
    } finally {
      loadApplication(start);
    }
  });
}
