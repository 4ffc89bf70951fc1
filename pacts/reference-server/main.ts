import { startReferenceServer } from './server.ts';

const { url } = await startReferenceServer({ port: Number(process.env['PORT'] ?? 8080) });
console.log(`The reference server answers at ${url}, its states at ${url}/test/states`);
