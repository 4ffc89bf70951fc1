import { createServer } from 'node:net';

/**
 * The port that a variable of the environment names, otherwise the usual one or the next that is free.
 * If a requested port is taken, the process ends with a sentence that names the next step.
 */
export async function choosePort(variable: string, usual: number): Promise<number> {
  const wanted = process.env[variable];
  if (wanted === undefined) return nextFree(usual);
  const port = Number(wanted);
  if (Number.isInteger(port) && (await isFree(port))) return port;
  console.error(
    `Port ${wanted} (${variable}) cannot be used. End what listens there, or name another.`,
  );
  process.exit(1);
}

async function nextFree(port: number): Promise<number> {
  if (await isFree(port)) return port;
  console.log(`Port ${port} is taken; trying ${port + 1}.`);
  return nextFree(port + 1);
}

/** Asked for on all addresses and on the loopback address: either may be taken alone. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port));
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}
