import type { Answer } from '~/api/testing';

// Answers that every form must cope with.

const refused = (body: object): Answer => ({ status: 422, raw: JSON.stringify(body) });
const invalid = {
  type: 'urn:problem:validation-failed',
  title: 'The request is not valid',
  status: 422,
  code: 'VALIDATION_FAILED',
};

/** Refusals that name no field of a form, and the visitor's text for each. */
export const refusalsOfNoField: [name: string, answer: Answer, text: string][] = [
  ['no errors', refused(invalid), 'Bitte prüfe deine Angaben'],
  [
    'a field that no form has',
    refused({ ...invalid, errors: [{ pointer: '/other', code: 'x', detail: 'Das passt nicht.' }] }),
    'Das passt nicht.',
  ],
  ['a text', refused({ errors: 'Leider gerade nicht.' }), 'Leider gerade nicht.'],
  [
    'texts by field',
    refused({ errors: { other: ['Schon vergeben.', 'Zu lang.'] } }),
    'Schon vergeben.Zu lang.',
  ],
];

/** Answers of success that no server of the contract gives. */
export const noAnswers: [name: string, answer: Answer][] = [
  ['a page', { status: 200, raw: '<!doctype html>', headers: { 'Content-Type': 'text/html' } }],
  ['nothing', { status: 200, raw: '' }],
  ['204', { status: 204 }],
];
