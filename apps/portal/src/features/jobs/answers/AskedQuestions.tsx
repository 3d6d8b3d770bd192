import type { JobQuestion } from '@michi/api/job';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import type { Applying } from '../useApplying.ts';

interface AskedQuestionsProps {
  readonly questions: readonly JobQuestion[];
  readonly applying: Applying;
}

/** How many questions a job asks and how much there is to write, with the way to them. */
export function AskedQuestions({ questions, applying }: AskedQuestionsProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  if (questions.length === 0) return null;
  const characters = questions.reduce((sum, { maxCharacters }) => sum + (maxCharacters ?? 0), 0);
  return (
    <Inline gap="xsmall">
      <Text as="span" size="small">
        {t(characters === 0 ? 'answers.asked' : 'answers.askedLong', {
          count: questions.length,
          formatted: format.number(characters),
        })}
      </Text>
      <Link asChild>
        <RouterLink {...applying.link}>{t('answers.start')}</RouterLink>
      </Link>
    </Inline>
  );
}
