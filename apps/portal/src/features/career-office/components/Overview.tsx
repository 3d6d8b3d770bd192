import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { useClosedMessage, useRules } from '../useRules.ts';
import { UpcomingCard } from './UpcomingCard.tsx';
import { BookButton } from './BookButton.tsx';
import { ClosedAlert } from './ClosedAlert.tsx';
import { PastCard } from './PastCard.tsx';
import { QuickWays } from './QuickWays.tsx';
import { UniversityCard } from './UniversityCard.tsx';

/** The next appointment, past ones, shortcuts to booking, and the university. */
export function Overview() {
  const { t } = useTranslation('career-office');
  const closed = useClosedMessage(useRules());
  return (
    <Stack gap="large">
      <PageHeader title={t('title')} subtitle={t('what')} actions={closed === null && <BookButton />} />
      <ClosedAlert closed={closed} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="large">
          <UpcomingCard isClosed={closed !== null} />
          <PastCard />
        </Stack>
        <Stack gap="large">
          <QuickWays isClosed={closed !== null} />
          <UniversityCard />
        </Stack>
      </Grid>
    </Stack>
  );
}
