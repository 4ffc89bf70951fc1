// Two rules of this contract that no ready-made rule covers.

/** What every placeholder tells the backend team: why it exists, what it assumes, what hangs on it. */
const PLACEHOLDER_FIELDS = ['x-placeholder-reason', 'x-assumed', 'x-if-different'];

/** A placeholder says why it exists and what it assumes, and nothing else does. */
function draftHasReason() {
  return {
    Operation(operation, { report, location }) {
      const isDraft = operation['x-stability-level'] === 'draft';
      for (const field of PLACEHOLDER_FIELDS) {
        if (isDraft && !operation[field])
          report({ message: `A draft operation needs ${field}.`, location });
        if (!isDraft && operation[field])
          report({ message: `Only a draft operation has ${field}.`, location });
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
        'draft-has-reason': draftHasReason,
        'operation-has-spec-ref': operationHasSpecRef,
      },
    },
  };
}
