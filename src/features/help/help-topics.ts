import { messageKey } from '~/i18n/message-key';
import { paths, type HelpTab } from '~/lib/paths';
import { drawings } from '~/ui/drawings';
import type { IconName } from '~/ui/icon';

type Key = ReturnType<typeof messageKey>;

export interface HelpTopic {
  id: HelpTab;
  title: Key;
  /** Answers first (requirements 2.075 to 2.079): the question and its answer. */
  answers: readonly { title: Key; text: Key }[];
  /** Where the problem is solved without anybody's help; the first is the one way out, unless a person is. */
  flows: readonly { href: string; text: Key }[];
  /** The flows may help, but the way out is a message. */
  needsPerson?: true;
}

const resend = { href: paths.resendLink(), text: messageKey('problem.way.resend') };
const orderStatus = { href: paths.orderStatus(), text: messageKey('order.link') };
const reactivate = { href: paths.reactivate(), text: messageKey('problem.way.reactivate') };
const diagnose = { href: paths.diagnosis(), text: messageKey('problem.way.diagnose') };
const redeem = { href: paths.redeem(), text: messageKey('problem.way.enter-code') };

/** Questions of visitors, most frequent first. */
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
    needsPerson: true,
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
    needsPerson: true,
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

/** A way out of the help page: a topic with its answers, or a page that settles the matter at once. */
export interface HelpEntry {
  href: string;
  icon: IconName;
  title: Key;
  /** One line. */
  text: Key;
  /** Other words that visitors have for it, only for the search. */
  words: Key;
  /** The topic behind it, whose answers a search reads too. */
  topic?: HelpTopic;
}

const looks: Record<HelpTab, { icon: IconName; text: Key; words: Key }> = {
  'code-not-received': {
    icon: drawings.mail,
    text: messageKey('help.topic.code-not-received.text'),
    words: messageKey('help.words.code-not-received'),
  },
  'code-obsolete': {
    icon: 'refresh',
    text: messageKey('help.topic.code-obsolete.text'),
    words: messageKey('help.words.code-obsolete'),
  },
  'code-unreadable': {
    icon: drawings.eye,
    text: messageKey('help.topic.code-unreadable.text'),
    words: messageKey('help.words.code-unreadable'),
  },
  other: {
    icon: drawings.help,
    text: messageKey('help.topic.other.text'),
    words: messageKey('help.words.other'),
  },
  business: {
    icon: drawings.store,
    text: messageKey('help.topic.business.text'),
    words: messageKey('help.words.business'),
  },
};

/** Everything that the help page leads to, the order's status first. */
export const helpEntries: readonly HelpEntry[] = [
  {
    href: paths.orderStatus(),
    icon: drawings.parcel,
    title: messageKey('help.entry.status.title'),
    text: messageKey('help.entry.status.text'),
    words: messageKey('help.words.status'),
  },
  ...helpTopics.slice(0, 3).map(entryOf),
  {
    href: paths.redeem(),
    icon: 'card',
    title: messageKey('help.entry.balance.title'),
    text: messageKey('help.entry.balance.text'),
    words: messageKey('help.words.balance'),
  },
  {
    href: paths.diagnosis(),
    icon: 'search',
    title: messageKey('help.entry.refused.title'),
    text: messageKey('help.entry.refused.text'),
    words: messageKey('help.words.refused'),
  },
  ...helpTopics.slice(3).map(entryOf),
];

function entryOf(topic: HelpTopic): HelpEntry {
  return { href: paths.help(topic.id), title: topic.title, ...looks[topic.id], topic };
}
