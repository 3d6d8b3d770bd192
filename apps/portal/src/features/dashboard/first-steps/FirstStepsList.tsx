import {
  getStudentProfileQueryKey,
  updateStudentProfile,
  useShowNotificationChoices,
  useUpdateNotificationChoices,
  type FirstSteps,
  type NotificationChoices,
  type ProfileSection,
  type StudentProfile,
} from '@michi/api/user';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ListRow } from '@michi/design-system/list-row';
import { ProgressBar } from '@michi/design-system/progress-bar';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { paths, toJobs, toSeminars, withQuery } from '../../../shared/navigation/paths.ts';
import { useRuntimeSettings } from '../../../shared/settings/RuntimeSettings.ts';
import { FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { FittingSeminar } from './FittingSeminar.tsx';
import { useJobsForYou } from './firstJobs.ts';

/** The essentials, and the name that the address of the editor has for each. */
const essentials = {
  FIELD_OF_INTEREST: 'interests',
  EDUCATION: 'education',
  PERSONAL_DETAILS: 'personal',
  SKILLS: 'skills',
  ABOUT: 'about',
} as const;

type Essential = keyof typeof essentials;

const isEssential = (section: ProfileSection): section is Essential => Object.hasOwn(essentials, section);

export interface FirstStepsProps {
  readonly student: StudentProfile;
  readonly firstSteps: FirstSteps;
  /** Leaves out the steps that are done, and the seminar that fits. */
  readonly isOnlyOpen?: boolean;
}

/** How many steps there are, and how many of them are done. */
export const countSteps = (firstSteps: FirstSteps) => {
  const states = Object.values(firstSteps);
  return { finished: states.filter(Boolean).length, total: states.length };
};

/** The four steps of a new student, each with its state, its purpose and the way to take it. */
export function FirstStepsList({ student, firstSteps, isOnlyOpen = false }: FirstStepsProps) {
  const { t } = useTranslation('first-steps');
  const { hasEssentials, areNotificationsChosen, isVisibilityChosen, hasFavoriteOrApplication } = firstSteps;
  const hasFields = student.fieldsOfInterest.length > 0;
  const { data: jobs } = useJobsForYou(!isOnlyOpen && hasFields);
  const hasNoMatch = !isOnlyOpen && (!hasFields || jobs?.data.length === 0);
  const shows = (isDone: boolean) => !isOnlyOpen || !isDone;
  const list = useRef<HTMLDivElement>(null);
  // Choices are made in place, and their buttons go with them.
  useLostFocus(list, countSteps(firstSteps).finished);
  return (
    <div ref={list} tabIndex={-1}>
      <Stack as="ol" gap="none">
        {shows(hasEssentials) && <ProfileStep isDone={hasEssentials} student={student} />}
        {shows(areNotificationsChosen) && (
          <NotificationsStep isDone={areNotificationsChosen} firstSteps={firstSteps} isNext={hasEssentials} />
        )}
        {shows(isVisibilityChosen) && <VisibilityStep isDone={isVisibilityChosen} student={student} />}
        {shows(hasFavoriteOrApplication) && (
          <Step
            isDone={hasFavoriteOrApplication}
            title={t('fit.title')}
            purpose={t('fit.purpose')}
            actions={
              <>
                <LinkButton size="small" to={toJobs('PUBLIC', hasNoMatch ? {} : { forYou: true })}>
                  {t(hasNoMatch ? 'fit.browse' : 'fit.allJobs')}
                </LinkButton>
                <Link asChild size="small">
                  <RouterLink to={toSeminars('PUBLIC')}>{t('fit.allSeminars')}</RouterLink>
                </Link>
              </>
            }
          />
        )}
      </Stack>
      {!isOnlyOpen && <FittingSeminar student={student} />}
    </div>
  );
}

interface StepProps {
  readonly isDone: boolean;
  readonly title: string;
  /** What it is good for, or what was chosen. */
  readonly purpose?: string | undefined;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

function Step({ isDone, title, purpose, actions, children }: StepProps) {
  const { t } = useTranslation('first-steps');
  return (
    <ListRow
      leading={
        <Text as="span" tone={isDone ? 'success' : 'soft'}>
          <Icon icon={isDone ? CircleCheck : CircleDashed} size="large" />
        </Text>
      }
      title={title}
      aside={<Badge tone={isDone ? 'success' : 'neutral'}>{t(isDone ? 'done' : 'toDo')}</Badge>}
      meta={
        <Stack gap="small">
          {purpose !== undefined && (
            <Text size="small" tone="soft">
              {purpose}
            </Text>
          )}
          {children}
          <Inline gap="small">{actions}</Inline>
        </Stack>
      }
    />
  );
}

function ProfileStep({ isDone, student }: { readonly isDone: boolean; readonly student: StudentProfile }) {
  const { t } = useTranslation('first-steps');
  const { missingSections, percent } = student.completion;
  const next = missingSections.find(isEssential);
  return (
    <Step
      isDone={isDone}
      title={t('profile.title')}
      purpose={isDone ? undefined : t('profile.purpose')}
      actions={
        next === undefined ? (
          <Link asChild size="small">
            <RouterLink to={paths.profile}>{t('profile.show')}</RouterLink>
          </Link>
        ) : (
          <LinkButton
            size="small"
            variant="primary"
            to={withQuery(paths.editProfile, { section: essentials[next], next: paths.dashboard })}
          >
            {t(
              next === 'EDUCATION' && student.education.length > 0
                ? 'profile.addField'
                : `profile.add.${next}`,
            )}
          </LinkButton>
        )
      }
    >
      <ProgressBar
        label={t('profile.label')}
        value={percent}
        valueLabel={t('profile.percent', { percent })}
      />
    </Step>
  );
}

interface NotificationsStepProps {
  readonly isDone: boolean;
  readonly firstSteps: FirstSteps;
  /** Everything before it is done. */
  readonly isNext: boolean;
}

function NotificationsStep({ isDone, firstSteps, isNext }: NotificationsStepProps) {
  const { t } = useTranslation('first-steps');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const choices = useShowNotificationChoices({ query: { enabled: !isDone } });
  const { mutate, isPending } = useUpdateNotificationChoices({
    mutation: {
      onSuccess: () => {
        const after = { ...firstSteps, areNotificationsChosen: true };
        client.setQueryData<StudentProfile>(
          getStudentProfileQueryKey(),
          (student) =>
            student && { ...student, firstSteps: Object.values(after).every(Boolean) ? null : after },
        );
        notify.success(t('saved'));
      },
      onError: (error) => notify.error(errorMessage(error, shared)),
    },
  });
  const { data } = choices;
  const change = (
    <Link asChild size="small">
      <RouterLink to={`${paths.settings}#notifications`}>{t('notifications.change')}</RouterLink>
    </Link>
  );
  return (
    <Step
      isDone={isDone}
      title={t('notifications.title')}
      purpose={isDone ? undefined : t('notifications.purpose')}
      actions={
        isDone || data === undefined ? (
          change
        ) : (
          <>
            <Button
              size="small"
              variant={isNext ? 'primary' : 'secondary'}
              working={isPending}
              workingLabel={t('notifications.working')}
              onClick={() => mutate({ data })}
            >
              {t('notifications.keep')}
            </Button>
            {change}
          </>
        )
      }
    >
      {!isDone && <ChosenKinds query={choices} />}
    </Step>
  );
}

interface ChosenKindsProps {
  readonly query: {
    readonly data: NotificationChoices | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

/** What the student is told of as things are, by each channel. */
function ChosenKinds({ query: { data, isError, refetch } }: ChosenKindsProps) {
  const { t } = useTranslation('first-steps');
  const { t: settings } = useTranslation('first-steps', { keyPrefix: 'notifications' });
  const { firebase } = useRuntimeSettings();
  if (data === undefined) {
    return isError ? (
      <FailedAlert onTryAgain={refetch}>{t('failed')}</FailedAlert>
    ) : (
      <Skeleton width="half" />
    );
  }
  const kindsOf = (channel: 'isEmailOn' | 'isPushOn'): string => {
    const kinds = data.choices.filter((choice) => choice[channel]);
    return kinds.length === 0
      ? settings('none')
      : kinds.map(({ kind }) => settings(`kinds.${kind}`)).join(settings('separator'));
  };
  return (
    <Stack gap="none">
      {firebase !== undefined && <Text size="small">{settings('push', { kinds: kindsOf('isPushOn') })}</Text>}
      <Text size="small">{settings('email', { kinds: kindsOf('isEmailOn') })}</Text>
    </Stack>
  );
}

function VisibilityStep({ isDone, student }: { readonly isDone: boolean; readonly student: StudentProfile }) {
  const { t } = useTranslation('first-steps');
  const { t: shared } = useTranslation('shared');
  const client = useQueryClient();
  const [sent, setSent] = useState<boolean | null>(null);
  const choose = async (isVisibleToCompanies: boolean) => {
    if (sent !== null) return;
    setSent(isVisibleToCompanies);
    try {
      const saved = await updateStudentProfile({ profile: { isVisibleToCompanies } });
      // A running refetch does not contain this change yet.
      await client.cancelQueries({ queryKey: getStudentProfileQueryKey() });
      client.setQueryData<StudentProfile>(getStudentProfileQueryKey(), saved);
      notify.success(t('saved'));
    } catch (error) {
      notify.error(errorMessage(error, shared));
    } finally {
      setSent(null);
    }
  };
  const choiceButton = (isVisible: boolean) => (
    <Button
      size="small"
      working={sent === isVisible}
      workingLabel={t('notifications.working')}
      onClick={() => void choose(isVisible)}
    >
      {t(isVisible ? 'visibility.visible' : 'visibility.private')}
    </Button>
  );
  return (
    <Step
      isDone={isDone}
      title={t('visibility.title')}
      purpose={
        isDone
          ? t(student.isVisibleToCompanies ? 'visibility.isVisible' : 'visibility.isPrivate')
          : t('visibility.purpose')
      }
      actions={
        isDone ? (
          <Link asChild size="small">
            <RouterLink to={paths.profile}>{t('visibility.change')}</RouterLink>
          </Link>
        ) : (
          <>
            {choiceButton(true)}
            {choiceButton(false)}
          </>
        )
      }
    />
  );
}
