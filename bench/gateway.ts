import { Agent, get } from 'node:http';

const CONNECTIONS = 5;
const SECONDS = 5;

/** Requests per second that the mock answers at five connections. */
export async function measureGateway(mockUrl: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = { 'x-mock-session': 'bench' };
  const url = `${mockUrl}/api/v2/shop/1002`;
  const call = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, call));
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let count = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      await call();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return count / seconds;
}
