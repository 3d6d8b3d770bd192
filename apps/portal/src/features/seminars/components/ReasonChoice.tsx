import type { StudentProfile } from '@michi/api/user';
import { EmptyState } from '@michi/design-system/empty-state';
import { Link } from '@michi/design-system/link';
import { RadioGroup } from '@michi/design-system/radio-group';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { toReasonsForApplying } from '../../../shared/navigation/paths.ts';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export interface ReasonChoiceProps {
  readonly seminarId: string;
  /** The query for the profile. */
  readonly profile: {
    readonly data: Pick<StudentProfile, 'reasonsForApplying'> | undefined;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly id: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A reason for applying from the profile; without one, a link to the profile that returns here. */
export function ReasonChoice({ id, seminarId, profile, value, error, onChoose }: ReasonChoiceProps) {
  const { t } = useTranslation('seminars');
  const { t: shared } = useTranslation('shared');
  const { pathname, search } = useLocation();
  const { data, isError, refetch } = profile;
  if (data === undefined) {
    return isError ? (
      <FailedState plain size="card" level={3} title={t('reasons.failed')} onTryAgain={refetch} />
    ) : (
      <SkeletonRows label={t('reasons.loading')} count={2} />
    );
  }
  const next = new URLSearchParams(search);
  next.set('id', seminarId);
  next.set('apply', 'true');
  const toReasons = toReasonsForApplying(`${pathname}?${next.toString()}`);
  const reasons = data.reasonsForApplying;
  if (reasons.length === 0) {
    return (
      <EmptyState
        plain
        size="card"
        level={3}
        title={t('reasons.none')}
        description={t('reasons.noneNote')}
        actions={
          <LinkButton variant="primary" to={toReasons}>
            {t('reasons.add')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack gap="xsmall">
      <RadioGroup
        id={id}
        label={t('reasons.label')}
        requirement={shared('form.required')}
        hint={t('reasons.hint')}
        options={reasons.map(({ id: reason, title, text }) => ({ value: reason, label: title, hint: text }))}
        value={value ?? ''}
        onValueChange={onChoose}
        error={error}
      />
      <Link asChild size="small">
        <RouterLink to={toReasons}>{t('reasons.change')}</RouterLink>
      </Link>
    </Stack>
  );
}
