import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Writes a self-signed certificate for tests and benchmarks: `fullchain.pem` and `privkey.pem`.
 * @param folder which is made; @param name of the host @returns false if the machine has no openssl
 */
export function writeCertificate(folder: string, name: string): boolean {
  mkdirSync(folder, { recursive: true });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout privkey.pem';
  const command = `req -x509 ${key} -days 2 -subj /CN=${name} -out fullchain.pem`;
  return spawnSync('openssl', command.split(' '), { cwd: folder }).status === 0;
}
