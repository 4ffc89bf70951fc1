// The inline script of every page but the landing page: starts the application as soon as the frame is
// painted, so that what the visitor sees first waits for nothing.
import { keepPresses } from './frame-press';
import { loadApplication, readStartData, sendEarlyCalls, whenPainted } from './start-application';

keepPresses();
whenPainted(() => {
  const data = readStartData();
  sendEarlyCalls(data);
  setTimeout(() => loadApplication(data));
});
