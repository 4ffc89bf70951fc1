import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, startAndRead } from './processes.ts';

export interface Session {
  /** The environment of programs that show their windows there. */
  readonly env: Readonly<Record<string, string>>;
  /** A home of its own, which nothing of the person at the machine is in. */
  readonly home: string;
  /** After its programs have ended. */
  readonly remove: () => void;
}

/** A display that nobody sees, with a window manager and a session bus. */
export async function startSession(more: Readonly<Record<string, string>> = {}): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'voucher-session-'));
  const number = await startAndRead(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /^(\d+)\n/,
    { fd: 3 },
  );
  const bus = await startAndRead(
    'dbus-daemon',
    ['--session', '--nofork', '--print-address'],
    /^(.+)\n/,
  );
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /^(WAYLAND_DISPLAY|XDG_|DBUS_|AT_SPI)/.test(name) ? [] : [[name, value]],
  );
  const env: Record<string, string> = {
    ...Object.fromEntries(inherited),
    DISPLAY: `:${number}`,
    DBUS_SESSION_BUS_ADDRESS: bus,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    ...more,
  };
  start('openbox', [], { env });
  return { env, home, remove: () => rmSync(home, { recursive: true, force: true }) };
}
