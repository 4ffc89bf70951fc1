// Rules of this contract that no ready-made rule covers.

/**
 * What every placeholder asks its owner: why it exists, the question, what we assume, what else could be,
 * and what that changes in the website and in the server.
 */
const PLACEHOLDER_FIELDS = [
  'x-placeholder-reason',
  'x-question',
  'x-assumed',
  'x-alternatives',
  'x-if-different',
  'x-if-different-server',
];
/** The same of a question about the contract as a whole. */
const QUESTION_FIELDS = [
  'asks',
  'question',
  'assumed',
  'alternatives',
  'if-different',
  'if-different-server',
];

/** A placeholder asks a whole question, nothing else asks one, and no question is asked twice. */
function draftHasQuestion() {
  const asked = new Set();
  return {
    Operation(operation, { report, location }) {
      const isDraft = operation['x-stability-level'] === 'draft';
      for (const field of PLACEHOLDER_FIELDS) {
        if (isDraft && !operation[field])
          report({ message: `A draft operation needs ${field}.`, location });
        if (!isDraft && operation[field])
          report({ message: `Only a draft operation has ${field}.`, location });
      }
      const question = operation['x-question'];
      if (question && !question.endsWith('?'))
        report({ message: 'x-question ends with a question mark.', location });
      if (question && asked.has(question))
        report({ message: 'Another call asks the same x-question.', location });
      asked.add(question);
    },
  };
}

/** A question about the contract as a whole has all its parts. They are there in the bundle only. */
function questionIsWhole() {
  return {
    Root(root, { report, location }) {
      const questions = root['x-open-questions'];
      for (const question of Array.isArray(questions) ? questions : []) {
        for (const field of QUESTION_FIELDS) {
          if (!question[field])
            report({ message: `The question "${question.question}" needs ${field}.`, location });
        }
      }
    },
  };
}

/** Every operation names the part of the specification that it serves. */
function operationHasSpecRef() {
  return {
    Operation(operation, { report, location }) {
      if (!operation['x-spec-ref']) report({ message: 'An operation needs x-spec-ref.', location });
    },
  };
}

export default function contractPlugin() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'draft-has-question': draftHasQuestion,
        'question-is-whole': questionIsWhole,
        'operation-has-spec-ref': operationHasSpecRef,
      },
    },
  };
}
