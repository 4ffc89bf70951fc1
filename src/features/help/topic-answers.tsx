import { useTranslation } from 'react-i18next';
import { Disclosure } from '~/ui/disclosure';
import { Stack } from '~/ui/stack';
import type { HelpTopic } from './help-topics';

/** Answers that help most visitors at once; the first one is open. */
export function TopicAnswers({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation();
  return (
    <Stack gap={2}>
      {topic.answers.map(({ title, text }, index) => (
        <Disclosure
          key={title}
          variant="card"
          summary={t(title)}
          isInitiallyOpen={index === 0}
          name={topic.id}
        >
          <p>{t(text)}</p>
        </Disclosure>
      ))}
    </Stack>
  );
}
