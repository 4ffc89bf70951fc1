// Two rules of this contract that no ready-made rule covers.

/** A placeholder says why it exists, and nothing else gives such a reason. */
function draftHasReason() {
  return {
    Operation(operation, { report, location }) {
      const isDraft = operation['x-stability-level'] === 'draft';
      const reason = operation['x-placeholder-reason'];
      if (isDraft && !reason)
        report({ message: 'A draft operation needs x-placeholder-reason.', location });
      if (!isDraft && reason)
        report({ message: 'Only a draft operation has x-placeholder-reason.', location });
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
