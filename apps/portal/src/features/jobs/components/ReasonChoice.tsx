import type { ReasonForApplying, Resume } from '@michi/api/user';
import { Select } from '@michi/design-system/select';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { toReasonsForApplying } from '../../../shared/navigation/paths.ts';
import type { Choices } from '../useApplyChoices.ts';
import { ProfileLink } from './ProfileLink.tsx';

export const withoutReason = 'none';

export interface ReasonChoiceProps {
  readonly reasons: Choices<ReasonForApplying>;
  /** The chosen one, which is shown in full; undefined for none. */
  readonly value: ReasonForApplying | undefined;
  /** The resume that is sent with it. */
  readonly resume: Resume | undefined;
  readonly error: string | undefined;
  /** Called with the id of a reason, or {@link withoutReason}. */
  readonly onValueChange: (value: string) => void;
  /** Address that opens this dialog again. */
  readonly returnTo: string;
  /** Records the dialog in the history before the student goes to the profile. */
  readonly onLeave: () => void;
}

/** Choice of the reason for applying to send, from the profile; nothing if the service has no profile. */
export function ReasonChoice({
  reasons: { all, isPending, hasFailed },
  value,
  resume,
  error,
  onValueChange,
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
  const carrier = resume?.kind ?? 'NONE';
  return (
    <Stack gap="xsmall">
      <Select
        label={t('apply.reason')}
        requirement={shared('form.optional')}
        hint={t(value === undefined ? `apply.reasonNotSent.${carrier}` : `apply.reasonSent.${carrier}`)}
        error={error}
        value={value?.id ?? withoutReason}
        onValueChange={onValueChange}
        options={[
          ...all.map(({ id, title }) => ({ value: id, label: title })),
          { value: withoutReason, label: t('apply.withoutReason') },
        ]}
      />
      {value !== undefined && <Text preserveLines>{value.text}</Text>}
    </Stack>
  );
}
