import { choose, type Call, type Choice } from './scenario.ts';

const MAX_UPLOAD_IN_BYTES = 5 * 1024 * 1024;

/** The errors of the files of a form. */
export function refuseFiles({ files }: Call): Choice | undefined {
  if (files.some(({ bytes }) => bytes > MAX_UPLOAD_IN_BYTES))
    return choose(413, 'upload-too-large');
  return files.every(({ isAccepted }) => isAccepted) ? undefined : choose(415, 'upload-type');
}

/** Refuses the addresses that the specification wants refused. */
export function refuseEmail({ body }: Call): Choice | undefined {
  return String(body['email']).endsWith('.ru') ? choose(422, 'email-domain-refused') : undefined;
}
