import type { Resume } from '@michi/api/user';
import { Select } from '@michi/design-system/select';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useToday } from '../../../shared/format/useToday.ts';
import { toResumes } from '../../../shared/navigation/paths.ts';
import type { Choices } from '../useApplyChoices.ts';
import { ProfileLink } from './ProfileLink.tsx';

export const withoutResume = 'none';

export interface ResumeChoiceProps {
  readonly resumes: Choices<Resume>;
  /** Id of the chosen one, or {@link withoutResume}. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
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
  onValueChange,
  returnTo,
  onLeave,
}: ResumeChoiceProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const today = useToday();
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
          : chosen.file === null
            ? t('apply.resumeCreated', { date: format.date(chosen.choices?.writtenOn ?? today) })
            : labels('sentResume.UPLOADED', {
                file: chosen.file.fileName,
                date: format.date(chosen.file.uploadedAt),
              })
      }
      error={error}
      value={value}
      onValueChange={onValueChange}
      options={[
        ...all.map(({ id, title }) => ({ value: id, label: title })),
        { value: withoutResume, label: t('apply.withoutResume') },
      ]}
    />
  );
}
