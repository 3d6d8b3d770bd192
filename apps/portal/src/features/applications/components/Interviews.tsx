import type { ApplicationDossier, Interview } from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toInterview } from '../../../shared/navigation/paths.ts';
import { OutsideLink } from '../../../shared/ui/text/OutsideLink.tsx';
import { isUpcoming } from '../isUpcoming.ts';

/** The interviews of the application, earliest first, each with its result. */
export function Interviews({ dossier: { interviews } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  return (
    <Card title={t('interviews.title')} ruled padding={interviews.length === 0 ? 'medium' : 'none'}>
      {interviews.length === 0 ? (
        <Text tone="soft">{t('interviews.none')}</Text>
      ) : (
        <Stack as="ul" gap="none">
          {interviews.map((interview) => (
            <InterviewRow key={interview.id} interview={interview} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function InterviewRow({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('applications');
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  const { address, endsAt, id, link, mapLink, result, startsAt, status, style } = interview;
  const isAhead = isUpcoming(interview, now());
  const people = pickBilingual(interview, 'interviewers', language);
  return (
    <ListRow
      link={<RouterLink to={toInterview(id)} />}
      title={pickBilingual(interview, 'phase', language)}
      subtitle={format.list([
        labels('application.state.time', {
          date: format.date(startsAt),
          range: format.times(format.time(startsAt), format.time(endsAt)),
        }),
        labels(`application.state.style.${style}`),
        address === null ? null : pickBilingual(interview, 'address', language),
      ])}
      meta={people === null ? undefined : t('interviews.people', { people })}
      footer={
        <Inline gap="small">
          <Text as="span" size="small" tone="soft">
            {result === null
              ? labels(`application.interview.${status}`)
              : labels(`application.state.outcome.${result.outcome}`)}
          </Text>
          {isAhead && link !== null && (
            <Text as="span" size="small">
              <OutsideLink href={link}>{labels('application.state.join')}</OutsideLink>
            </Text>
          )}
          {isAhead && mapLink !== null && (
            <Text as="span" size="small">
              <OutsideLink href={mapLink}>{t('interviews.map')}</OutsideLink>
            </Text>
          )}
        </Inline>
      }
    />
  );
}
