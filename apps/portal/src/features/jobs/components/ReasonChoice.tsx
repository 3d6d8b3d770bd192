import type { ReasonForApplying } from '@michi/api/user';
import { Select } from '@michi/design-system/select';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { toReasonsForApplying } from '../../../shared/navigation/paths.ts';
import type { Choices } from '../useApplyChoices.ts';
import { ProfileLink } from './ProfileLink.tsx';

export interface ReasonChoiceProps {
  readonly reasons: Choices<ReasonForApplying>;
  readonly value: string;
  readonly onChoose: (reason: ReasonForApplying) => void;
  /** Address that opens this dialog again. */
  readonly returnTo: string;
  /** Records the dialog in the history before the student goes to the profile. */
  readonly onLeave: () => void;
}

/** A reason for applying from the profile, to start the message with; nothing if the service has no profile. */
export function ReasonChoice({
  reasons: { all, isPending, hasFailed },
  value,
  onChoose,
  returnTo,
  onLeave,
}: ReasonChoiceProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  if (isPending) return <Skeleton width="threeQuarters" />;
  if (all === undefined) {
    return hasFailed ? (
      <Text size="small" tone="soft">
        {t('apply.reasonsFailed')}
      </Text>
    ) : null;
  }
  if (all.length === 0) {
    return (
      <Stack gap="xxsmall">
        <Text>{t('apply.noReason')}</Text>
        <ProfileLink to={toReasonsForApplying(returnTo)} onLeave={onLeave}>
          {t('apply.addReason')}
        </ProfileLink>
      </Stack>
    );
  }
  return (
    <Select
      label={t('apply.reason')}
      requirement={shared('form.optional')}
      hint={t('apply.reasonHint')}
      placeholder={t('apply.chooseReason')}
      value={value}
      onValueChange={(id) => {
        const chosen = all.find((reason) => reason.id === id);
        if (chosen !== undefined) onChoose(chosen);
      }}
      options={all.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
