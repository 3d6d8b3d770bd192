import { useListFeedbacks, type Feedback } from '@michi/api/common';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Collapsible } from '@michi/design-system/collapsible';
import { DescriptionList } from '@michi/design-system/description-list';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { scales } from '../feedbackAnswers.ts';

const shown = 10;

/** Earlier feedback of the student, the latest first; nothing if there is none. */
export function EarlierFeedback() {
  const { t } = useTranslation('help');
  const { t: shared } = useTranslation('shared');
  const { data, isError, refetch } = useListFeedbacks({ size: shown });
  const title = t('feedback.earlier');
  if (data === undefined) {
    return (
      <Card title={title} {...(!isError && { padding: 'none' })}>
        {isError ? (
          <Stack gap="small" align="start">
            <Text tone="soft">{t('feedback.earlierFailed')}</Text>
            <Button size="small" onClick={() => void refetch()}>
              {shared('actions.tryAgain')}
            </Button>
          </Stack>
        ) : (
          <Awaited isInCard level={3}>
            <SkeletonRows label={t('feedback.earlierLoading')} count={2} />
          </Awaited>
        )}
      </Card>
    );
  }
  if (data.data.length === 0) return null;
  return (
    <Card title={title}>
      <Stack as="ul" gap="small">
        {data.data.map((feedback) => (
          <EarlierAnswers key={feedback.id} feedback={feedback} />
        ))}
      </Stack>
    </Card>
  );
}

function EarlierAnswers({ feedback }: { readonly feedback: Feedback }) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const format = useFormat();
  const { comment, createdAt, industryInterests, jobFactors, satisfaction } = feedback;
  const ofFive = (rating: number) => t('feedback.ofFive', { rating });
  const items = [
    ...scales.flatMap((scale) => {
      const rating = satisfaction[scale];
      return rating === null
        ? []
        : [{ id: scale, term: t(`feedback.scales.${scale}`), value: ofFive(rating) }];
    }),
    ...industryInterests.map(({ industry, interest }) => ({
      id: industry.id,
      term: pickBilingual(industry, 'title', language),
      value: ofFive(interest),
    })),
    ...jobFactors.map(({ factor, importance }) => ({
      id: factor,
      term: t(`feedback.factor.${factor}`),
      value: ofFive(importance),
    })),
  ];
  return (
    <li>
      <Collapsible title={format.date(createdAt)} level={3}>
        <Stack gap="small">
          <DescriptionList layout="rows" items={items} />
          {comment !== null && <Text preserveLines>{comment}</Text>}
        </Stack>
      </Collapsible>
    </li>
  );
}
