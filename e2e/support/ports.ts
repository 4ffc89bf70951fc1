/** The production build under test, and the mock behind it. */
export const port = Number(process.env['E2E_PORT'] ?? 4173);
export const mockPort = port + 1;

/** Browsers know that `*.localhost` is this machine; Node asks the system, which may not. */
export const siteUrl = (site: string): string => `http://${site}.localhost:${port}`;
export const mockUrl = `http://127.0.0.1:${mockPort}`;
