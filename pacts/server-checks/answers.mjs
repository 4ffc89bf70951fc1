// Compares the answers to all requests of the pact with the schemas of the document.
import { payloadOf } from './server.mjs';

/** Seconds; a voucher token lives for a short time. */
const LONGEST_LIFE = 24 * 60 * 60;

/**
 * @param isOfOperation whether the answers of an operation are compared
 * @returns what is wrong with the answers, by the name of the check. `schema`: they fit the document, so
 *   no field is null where it may be left out; `undescribed`: they have no field that it does not
 *   describe; `token`: the payloads of their tokens fit, too.
 */
export async function checkAnswers({ prepare, send, interactions }, contract, isOfOperation) {
  const found = { schema: [], undescribed: [], token: [] };
  for (const interaction of interactions) {
    const operation = interaction.description.split(':')[0];
    if (!isOfOperation(operation)) continue;
    const answer = await send(await prepare(interaction));
    const report = (check, errors) => {
      if (errors.length === 0) return;
      found[check].push(`${interaction.description}: ${errors.slice(0, 3).join(', ')}`);
    };
    const wrong = contract.answerErrors(operation, answer, 'open');
    report('schema', wrong);
    if (wrong.length === 0) {
      report('undescribed', contract.answerErrors(operation, answer, 'closed'));
    }
    if (answer.status < 300 && typeof answer.body?.token === 'string') {
      report('token', tokenErrors(contract, answer.body.token));
    }
  }
  return found;
}

function tokenErrors(contract, token) {
  const payload = payloadOf(token);
  const now = Date.now() / 1000;
  const isShort = payload?.exp > now && payload.exp < now + LONGEST_LIFE;
  return [
    ...contract.tokenErrors(payload),
    ...(isShort ? [] : [`/exp ${String(payload?.exp)} is not a time of the next day in seconds`]),
  ];
}
