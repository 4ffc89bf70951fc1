import { choose, type Call, type Choice } from './scenario.ts';

const MAX_UPLOAD_IN_BYTES = 5 * 1024 * 1024;
const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

/** What is wrong with the files of a form. */
export function refuseFiles({ files }: Call): Choice | undefined {
  if (files.some(({ bytes }) => bytes > MAX_UPLOAD_IN_BYTES))
    return choose(413, 'upload-too-large');
  const isRefused = files.some(({ type }) => !UPLOAD_TYPES.includes(type));
  return isRefused ? choose(415, 'upload-type') : undefined;
}

/** Refuses the addresses that the specification wants refused. */
export function refuseEmail({ body }: Call): Choice | undefined {
  return String(body['email']).endsWith('.ru') ? choose(422, 'email-domain-refused') : undefined;
}
