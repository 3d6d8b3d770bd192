import {
  type Subscription,
  activateSubscription,
  getCheckSubscriptionStatusQueryKey,
  invalidateProfile,
  subscriptionRequestLimits as limits,
  useProfile,
} from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { SentForm } from '../forms/SentForm.tsx';
import { typedText } from '../forms/typedText.ts';
import { useSentForm } from '../forms/useSentForm.ts';
import { useTextRules } from '../forms/useTextRules.ts';
import { notify } from '../toasts/notify.ts';
import { PageHeader } from '@michi/design-system/page-header';
import { Card } from '@michi/design-system/card';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Awaited } from '../results/QueryStates.tsx';
import { DetailSkeleton } from '../detail/DetailState.tsx';
import { EmptyState } from '@michi/design-system/empty-state';
import { Grid } from '@michi/design-system/grid';
import { paths } from '../../navigation/paths.ts';
import { LinkButton } from '../../navigation/links.tsx';

export function SubscriptionNote({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useTranslation('university');
  const format = useFormat();
  const { isActive, expiresOn } = subscription;
  if (isActive) {
    return expiresOn === null ? t('active') : t('activeUntil', { date: format.longDate(expiresOn) });
  }
  return expiresOn === null ? t('notActive') : t('ended', { date: format.longDate(expiresOn) });
}

/** The field for a university's code, which links a student to it and enables the university's screens. */
export function UniversityCode() {
  const { t } = useTranslation('university');
  const client = useQueryClient();
  const texts = useTextRules();
  const state = useSentForm({
    id: useId(),
    names: ['code'],
    schema: z.object({ code: texts.needed(limits.code, t('required')) }),
    defaultValues: { code: '' },
    hasErrorSummary: false,
    send: ({ code }) => activateSubscription({ code: typedText(code) }),
    onSent: (subscription) => {
      client.setQueryData(getCheckSubscriptionStatusQueryKey(), subscription);
      notify.success(t('linked'));
      return invalidateProfile(client);
    },
  });
  return (
    <SentForm state={state} gap="small">
      <TextField {...state.field('code')} label={t('code')} hint={t('hint')} autoComplete="off" />
      <Inline>
        <Button type="submit" working={state.isSending} workingLabel={t('linking')}>
          {t('link')}
        </Button>
      </Inline>
    </SentForm>
  );
}

interface UniversityOnlyProps {
  /** Title of the screen, also for students without a university. */
  readonly title: string;
  /** Rendered, and its data requested, only for students of a university. */
  readonly children: ReactNode;
  /** Renders while the profile is loading; the services reject students without a university. */
  readonly isShownMeanwhile?: boolean;
  /** Uses the skeleton of a list. */
  readonly isList?: boolean;
}

/** A screen for students of a university. Others see why it is unavailable and how to link a university. */
export function UniversityOnly({
  title,
  children,
  isShownMeanwhile = false,
  isList = false,
}: UniversityOnlyProps) {
  const { data: profile, isFetched } = useProfile();
  // A failed profile counts as unknown also during a refetch: the children may trigger it, and would otherwise mount and
  // unmount each time. The services still enforce access.
  const isUnknown = profile === undefined && (isFetched || isShownMeanwhile);
  if (profile?.isNonUniversity === false || isUnknown) return children;
  return <Instead title={title} isKnown={profile !== undefined} isList={isList} />;
}

interface InsteadProps {
  readonly title: string;
  readonly isKnown: boolean;
  readonly isList: boolean;
}

function Instead({ title, isKnown, isList }: InsteadProps) {
  const { t } = useTranslation('university');
  return (
    <Stack gap="medium">
      <PageHeader title={title} />
      {isKnown && <NoUniversity />}
      {!isKnown && (
        <Awaited>
          {isList ? (
            <Card padding="none">
              <SkeletonRows label={t('checking')} count={4} />
            </Card>
          ) : (
            <DetailSkeleton label={t('checking')} hasHead={false} />
          )}
        </Awaited>
      )}
    </Stack>
  );
}

function NoUniversity() {
  const { t } = useTranslation('university');
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <Card>
        <EmptyState
          title={t('none.title')}
          description={t('none.text')}
          actions={<LinkButton to={paths.publicJobs}>{t('none.jobs')}</LinkButton>}
        />
      </Card>
      <Card>
        <UniversityCode />
      </Card>
    </Grid>
  );
}
