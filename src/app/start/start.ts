// The inline script of every prerendered page: starts the application once the page is painted, and keeps
// what the visitor presses or sends by then.
import { readBootData, type BootData } from '~/app/boot-data';
import { keepPresses } from './frame-press';
import { applyFonts, hasFonts } from './late-fonts';
import { loadApplication, sendEarlyCalls, whenPainted } from './start-application';

keepPresses();
if (hasFonts()) applyFonts();
whenPainted(() => {
  // Every page with an inline script has it.
  const { start } = readBootData() as BootData;
  sendEarlyCalls(start);
  loadApplication(start);
});
