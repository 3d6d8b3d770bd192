import type { Resume } from '@michi/api/user';
import { Select } from '@michi/design-system/select';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { toResumes } from '../../../shared/navigation/paths.ts';
import type { Choices } from '../useApplyChoices.ts';
import { ProfileLink } from './ProfileLink.tsx';

export const withoutResume = 'none';

export interface ResumeChoiceProps {
  readonly resumes: Choices<Resume>;
  /** Id of the chosen one, or {@link withoutResume}. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Address that opens this dialog again. */
  readonly returnTo: string;
  /** Records the dialog in the history before the student goes to the profile. */
  readonly onLeave: () => void;
}

/** Choice of the resume to send; nothing if the service has no resumes. */
export function ResumeChoice({
  resumes: { all, isPending, hasFailed },
  value,
  error,
  onChange,
  returnTo,
  onLeave,
}: ResumeChoiceProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  if (isPending) return <Skeleton width="threeQuarters" />;
  if (all === undefined) {
    return hasFailed ? (
      <Text size="small" tone="soft">
        {t('apply.resumesFailed')}
      </Text>
    ) : null;
  }
  if (all.length === 0) {
    return (
      <Stack gap="xxsmall">
        <Text>{t('apply.noResume')}</Text>
        <ProfileLink to={toResumes(returnTo)} onLeave={onLeave}>
          {t('apply.addResume')}
        </ProfileLink>
      </Stack>
    );
  }
  const chosen = all.find(({ id }) => id === value);
  return (
    <Select
      label={t('apply.resume')}
      requirement={shared('form.optional')}
      hint={
        chosen === undefined
          ? t('apply.withoutResumeHint')
          : t(chosen.kind === 'CREATED' ? 'apply.resumeCreated' : 'apply.resumeUploaded', {
              date: format.date(chosen.updatedAt),
            })
      }
      error={error}
      value={value}
      onValueChange={onChange}
      options={[
        ...all.map(({ id, title }) => ({ value: id, label: title })),
        { value: withoutResume, label: t('apply.withoutResume') },
      ]}
    />
  );
}
