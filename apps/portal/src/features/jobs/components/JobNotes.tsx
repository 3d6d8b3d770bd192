import { Badge } from '@michi/design-system/badge';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Check, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import type { JobNote } from '../useJobPage.ts';

/** Why a job is listed: who recommends it with which message, or which interests it matches. */
export function JobNotes({ note }: { readonly note: JobNote | undefined }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormat();
  if (note === undefined) return null;
  const { recommendation, matches } = note;
  return (
    <>
      {recommendation !== undefined && (
        <Stack gap="xxsmall">
          <Inline gap="xsmall">
            <Badge tone="accent" icon={GraduationCap}>
              {recommendation.counsellor === null
                ? t('recommended.byOffice')
                : t('recommended.by', { name: pickBilingual(recommendation.counsellor, 'name', language) })}
            </Badge>
            <Text as="span" size="tiny" tone="soft">
              {format.date(recommendation.recommendedAt)}
            </Text>
          </Inline>
          {recommendation.message !== null && (
            <Text size="small">{pickBilingual(recommendation, 'message', language)}</Text>
          )}
        </Stack>
      )}
      {matches !== undefined && (
        <Inline gap="xxsmall">
          {matches.map((match) => (
            <Badge key={match} tone="success" icon={Check}>
              {t(`match.${match}`)}
            </Badge>
          ))}
        </Inline>
      )}
    </>
  );
}
