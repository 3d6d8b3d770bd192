import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/navigation/paths.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export interface NothingOnProps {
  /** Whether events are hidden by the filter. */
  readonly isHidden: boolean;
  readonly onShowAll: () => void;
  /** An alert above the days instead of an empty state. */
  readonly isBrief: boolean;
}

/** Says that there are no events, and what to do. */
export function NothingOn({ isHidden, onShowAll, isBrief }: NothingOnProps) {
  const { t } = useTranslation('calendar');
  const text = t(isHidden ? 'empty.hidden' : 'empty.text');
  const action = isHidden ? (
    <Button size="small" onClick={onShowAll}>
      {t('empty.showAll')}
    </Button>
  ) : (
    <LinkButton size="small" to={paths.publicJobs}>
      {t('empty.jobs')}
    </LinkButton>
  );
  return isBrief ? (
    <Alert silent title={t('empty.title')} actions={action}>
      {text}
    </Alert>
  ) : (
    <Card>
      <EmptyState title={t('empty.title')} description={text} actions={action} />
    </Card>
  );
}
