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
      // Readers of the document see neither `x-stability-level` nor the questions.
      if (isDraft !== (operation.summary ?? '').startsWith('Draft. '))
        report({
          message: 'The summary of a draft, and of no other, begins with "Draft. ".',
          location,
        });
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

/** What makes a schema one that has a type. */
const TYPED = ['$ref', 'type', 'const', 'enum', 'properties', 'allOf', 'anyOf', 'oneOf'];

/**
 * A variant has a type of its own. Of one that only says which fields are required, generators of clients make
 * `any` or `unknown`, and with it of the whole schema; and some stop at a schema that is `true`.
 */
function variantHasType() {
  return {
    Schema(schema, { report, location }) {
      for (const kind of ['anyOf', 'oneOf']) {
        if (schema[kind]?.some((variant) => !TYPED.some((key) => key in variant)))
          report({ message: `A variant of ${kind} has no type; use if and then.`, location });
      }
      if (Object.values(schema.properties ?? {}).includes(true))
        report({ message: 'A property that has no rule is {}.', location });
    },
  };
}

/** Names of properties that hold the secret part of a link. */
const SECRET = /^(?:ident|\w+Ident|redeemLinkToken|orderHash)$/;

/**
 * The secret part of a link is a `NewIdent` where the server answers it and a `LinkIdent` where it is sent
 * back, so that how long it is, is said in one place. It never is a parameter. Looks at the bundle.
 */
function secretIdent() {
  return {
    Root(root, { report, location }) {
      if (!root.components?.schemas?.NewIdent) return;
      for (const operation of Object.values(root.paths).flatMap(Object.values)) {
        for (const { name } of refsIn(root, operation.parameters, 'name')) {
          if (SECRET.test(name))
            report({
              message: `The parameter ${name} is a secret; it travels in a body.`,
              location,
            });
        }
        for (const [part, wanted] of [
          [operation.requestBody, 'LinkIdent'],
          [operation.responses, 'NewIdent'],
        ]) {
          for (const { properties } of refsIn(root, part, 'properties')) {
            for (const [name, { $ref }] of Object.entries(properties)) {
              // One without rules names once more what is described beside it.
              const isDescribed = Object.keys(properties[name]).length > 0;
              if (SECRET.test(name) && isDescribed && !$ref?.endsWith(`/${wanted}`))
                report({
                  message: `${operation.operationId}: ${name} has to be a ${wanted}.`,
                  location,
                });
            }
          }
        }
      }
    },
  };
}

/** All objects with a key that a part of the document holds or refers to. */
function refsIn(root, part, key, seen = new Set()) {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const target = part.$ref?.startsWith('#/')
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((node, name) => node?.[name.replaceAll('~1', '/')], root)
    : undefined;
  const inner = [target, ...Object.values(part)].flatMap((each) => refsIn(root, each, key, seen));
  return typeof part[key] === (key === 'name' ? 'string' : 'object') ? [part, ...inner] : inner;
}

export default function contractPlugin() {
  return {
    id: 'contract',
    rules: {
      oas3: {
        'draft-has-question': draftHasQuestion,
        'question-is-whole': questionIsWhole,
        'variant-has-type': variantHasType,
        'secret-ident': secretIdent,
        'operation-has-spec-ref': operationHasSpecRef,
      },
    },
  };
}
