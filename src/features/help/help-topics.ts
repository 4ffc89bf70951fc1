import { messageKey } from '~/i18n/message-key';
import { paths, type HelpTab } from '~/lib/paths';

type Key = ReturnType<typeof messageKey>;

export interface HelpTopic {
  id: HelpTab;
  title: Key;
  /** Answers first (requirements 2.075 to 2.079): the question and what there is to know. */
  answers: readonly { title: Key; text: Key }[];
  /** Where the problem is solved without anybody's help. */
  flows: readonly { href: string; text: Key }[];
}

const resend = { href: paths.resendLink(), text: messageKey('problem.way.resend') };
const orderStatus = { href: paths.orderStatus(), text: messageKey('order.link') };
const reactivate = { href: paths.reactivate(), text: messageKey('problem.way.reactivate') };
const diagnose = { href: paths.diagnosis(), text: messageKey('problem.way.diagnose') };
const redeem = { href: paths.redeem(), text: messageKey('problem.way.enter-code') };

/** What visitors ask for, most often first. */
export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'code-not-received',
    title: messageKey('help.topic.code-not-received.title'),
    answers: [
      {
        title: messageKey('help.answer.how-long.title'),
        text: messageKey('help.answer.how-long.text'),
      },
      { title: messageKey('help.answer.where.title'), text: messageKey('help.answer.where.text') },
      {
        title: messageKey('help.answer.expired.title'),
        text: messageKey('help.answer.expired.text'),
      },
    ],
    flows: [resend, orderStatus, diagnose],
  },
  {
    id: 'code-obsolete',
    title: messageKey('help.topic.code-obsolete.title'),
    answers: [
      { title: messageKey('help.answer.old.title'), text: messageKey('help.answer.old.text') },
      {
        title: messageKey('help.answer.review.title'),
        text: messageKey('help.answer.review.text'),
      },
      { title: messageKey('help.answer.age.title'), text: messageKey('help.answer.age.text') },
    ],
    flows: [reactivate],
  },
  {
    id: 'code-unreadable',
    title: messageKey('help.topic.code-unreadable.title'),
    answers: [
      { title: messageKey('help.answer.alike.title'), text: messageKey('help.answer.alike.text') },
      {
        title: messageKey('help.answer.scratched.title'),
        text: messageKey('help.answer.scratched.text'),
      },
    ],
    flows: [redeem],
  },
  {
    id: 'other',
    title: messageKey('help.topic.other.title'),
    answers: [
      { title: messageKey('help.answer.quote.title'), text: messageKey('help.answer.quote.text') },
      {
        title: messageKey('help.answer.refused.title'),
        text: messageKey('help.answer.refused.text'),
      },
      {
        title: messageKey('help.answer.phishing.title'),
        text: messageKey('help.answer.phishing.text'),
      },
    ],
    flows: [diagnose, resend],
  },
  {
    id: 'business',
    title: messageKey('help.topic.business.title'),
    answers: [
      {
        title: messageKey('help.answer.company.title'),
        text: messageKey('help.answer.company.text'),
      },
      {
        title: messageKey('help.answer.bulk.title'),
        text: messageKey('help.answer.bulk.text'),
      },
    ],
    flows: [],
  },
];
