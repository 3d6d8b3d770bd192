import type { ApplicationDossier } from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { DescriptionList } from '@michi/design-system/description-list';
import { Link } from '@michi/design-system/link';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { toSentResume } from '../../../shared/navigation/paths.ts';

/** What the company received, word for word, with the resume as it was sent. */
export function SentCard({ dossier: { id, sent } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  if (sent === null) {
    return (
      <Card title={t('sent.title')}>
        <Text tone="soft">{t('sent.notYet')}</Text>
      </Card>
    );
  }
  const { message, reasonForApplying, resume, sentAt } = sent;
  const words = (text: string | null, none: string) => (
    <Text as="span" preserveLines {...(text === null && { tone: 'soft' as const })}>
      {text ?? none}
    </Text>
  );
  return (
    <Card title={t('sent.title')}>
      <Stack gap="medium">
        <DescriptionList
          layout="rows"
          items={[
            { term: t('sent.on'), value: format.dateAndTime(sentAt) },
            {
              term: t('sent.resume'),
              value: words(resume?.title ?? null, t('sent.noResume')),
              note:
                resume === null ? undefined : (
                  <Stack gap="xxsmall">
                    <Text as="span" size="small" tone="soft">
                      {labels(`sentResume.${resume.kind}`, {
                        file: resume.fileName,
                        date: format.date(resume.writtenOn ?? resume.uploadedAt),
                      })}
                    </Text>
                    <ScreenOnly>
                      <Link asChild>
                        <RouterLink to={toSentResume(id)}>{t('sent.open')}</RouterLink>
                      </Link>
                    </ScreenOnly>
                  </Stack>
                ),
            },
            { term: t('sent.reason'), value: words(reasonForApplying, t('sent.noReason')) },
            { term: t('sent.message'), value: words(message, t('sent.noMessage')) },
          ]}
        />
        <ScreenOnly>
          <Text size="small" tone="soft">
            {t('sent.fixed')}
          </Text>
        </ScreenOnly>
      </Stack>
    </Card>
  );
}
