import { useListResumes, useStudentProfile, type ReasonForApplying, type Resume } from '@michi/api/user';
import { Link } from '@michi/design-system/link';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isNotImplemented } from '../../../shared/errors/errorMessage.ts';
import { useFormat, useToday } from '../../../shared/format/useFormat.ts';
import { toResumes } from '../../../shared/navigation/paths.ts';

/** Parts of the profile that can be sent with an application. */
interface Choices<Choice> {
  /** Undefined while loading, after a failure, and if the service does not offer it. */
  readonly all: readonly Choice[] | undefined;
  readonly isPending: boolean;
  /** Whether it could not be loaded though the service offers it. */
  readonly hasFailed: boolean;
}

/** As it is now, since it is sent as it is shown. No retries: an application can be sent without. */
const once = { retry: false, staleTime: 0 } as const;

/** The student's resumes, the default first, and the reasons for applying from the profile. */
export function useApplyChoices(): {
  readonly resumes: Choices<Resume>;
  readonly reasons: Choices<ReasonForApplying>;
} {
  const resumes = useListResumes({ query: once });
  const profile = useStudentProfile({ query: once });
  return {
    resumes: {
      all: resumes.data,
      isPending: resumes.isPending,
      hasFailed: resumes.data === undefined && resumes.isError && !isNotImplemented(resumes.error),
    },
    reasons: {
      all: profile.data?.reasonsForApplying,
      isPending: profile.isPending,
      hasFailed: profile.data === undefined && profile.isError && !isNotImplemented(profile.error),
    },
  };
}

export const withoutResume = 'none';

interface ResumeChoiceProps {
  readonly resumes: Pick<Choices<Resume>, 'all' | 'hasFailed'>;
  /** Id of the chosen one, or {@link withoutResume}. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (value: string) => void;
  /** Address of the page, to which the profile returns. */
  readonly returnTo: string;
}

/** Choice of the resume to send; nothing if the service has no resumes. */
export function ResumeChoice({
  resumes: { all, hasFailed },
  value,
  error,
  onValueChange,
  returnTo,
}: ResumeChoiceProps) {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { t: labels } = useTranslation('labels');
  const format = useFormat();
  const today = useToday();
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
        <Link asChild>
          <RouterLink to={toResumes(returnTo)}>{t('apply.addResume')}</RouterLink>
        </Link>
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
