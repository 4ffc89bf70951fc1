// The inline script of every page but the landing page: what is pressed in the frame is kept, and the
// application started when it is needed.
import { keepPresses } from './frame-press';
import { startWhenNeeded } from './start-when-needed';

keepPresses();
startWhenNeeded();
