import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { UniversityOnly } from '../../shared/ui/university/UniversityOnly.tsx';
import { BookingForm } from './booking/BookingForm.tsx';
import { ClosedAlert } from './components/ClosedAlert.tsx';
import { useClosedMessage, useRules } from './useRules.ts';
import { LinkButton } from '../../shared/navigation/LinkButton.tsx';

/** Booking an appointment, step by step. */
export function Component() {
  const { t } = useTranslation('career-office');
  return (
    <UniversityOnly title={t('book')}>
      <Booking />
    </UniversityOnly>
  );
}

function Booking() {
  const { t } = useTranslation('career-office');
  const closed = useClosedMessage(useRules());
  return (
    <Stack gap="large">
      <PageHeader title={t('book')} back={<BackLink to={paths.careerOffice}>{t('title')}</BackLink>} />
      {closed === null ? (
        <BookingForm />
      ) : (
        <ClosedAlert
          closed={closed}
          actions={
            <LinkButton size="small" to={paths.careerOffice}>
              {t('closed.action')}
            </LinkButton>
          }
        />
      )}
    </Stack>
  );
}
