// Runs before every test file that needs no DOM. Such files share threads, which saves the start of
// one for each; the state of the project's modules is not shared.
import { vi } from 'vitest';

vi.resetModules();
