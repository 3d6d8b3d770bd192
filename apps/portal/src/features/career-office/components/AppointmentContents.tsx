import type { Counselling } from '@michi/api/university';
import { Avatar } from '@michi/design-system/avatar';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext, useRef, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { paths, toCounsellor } from '../../../shared/navigation/paths.ts';
import { useLostFocus } from '../../../shared/ui/screen/useLostFocus.ts';
import { useRules } from '../useRules.ts';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { AppointmentState } from './AppointmentState.tsx';
import { AppointmentTime } from './AppointmentTime.tsx';
import { FixedText } from './FixedText.tsx';
import { RulesText } from './RulesText.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { CalendarSync } from 'lucide-react';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const CancelDialog = lazyDialog(() => import('./CancelDialog.tsx'));
const MoveDialog = lazyDialog(() => import('./MoveDialog.tsx'));

/** Buttons for the actions that the service allows. */
function AppointmentActions({ counselling }: { readonly counselling: Counselling }) {
  const { t } = useTranslation('career-office');
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null);
  const { allowedActions } = counselling;
  const close = () => setAsking(null);
  if (allowedActions.length === 0) return null;
  return (
    <>
      <Inline justify="between" gap="small">
        {allowedActions.includes('reschedule') && (
          <Button size="large" icon={CalendarSync} onClick={() => setAsking('move')}>
            {t('move.action')}
          </Button>
        )}
        {allowedActions.includes('cancel') && (
          <Button size="large" variant="danger" flush onClick={() => setAsking('cancel')}>
            {t('cancel.action')}
          </Button>
        )}
      </Inline>
      <Suspense fallback={null}>
        {asking === 'move' && <MoveDialog counselling={counselling} onClose={close} />}
        {asking === 'cancel' && <CancelDialog counselling={counselling} onClose={close} />}
      </Suspense>
    </>
  );
}

export interface AppointmentContentsProps {
  readonly counselling: Counselling;
  /** Whether it was booked just now. */
  readonly isNew: boolean;
}

/** An appointment in full: time, status, actions and rules. */
export function AppointmentContents({ counselling, isNew }: AppointmentContentsProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const now = useContext(ClockContext);
  const rules = useRules();
  const title = useRef<HTMLHeadingElement>(null);
  const { counsellor, status, topic, startsAt, endsAt, allowedActions } = counselling;
  // Moving and cancelling remove the button that was pressed.
  useLostFocus(title, `${status} ${startsAt}`);
  const name = pickBilingual(counsellor, 'name', language);
  const isAhead = status === 'BOOKED' && Date.parse(endsAt) > now().getTime();
  return (
    <Stack gap="large">
      <PageHeader
        titleRef={title}
        back={<BackLink to={paths.careerOffice}>{t('title')}</BackLink>}
        leading={<Avatar size={56} name={name} seed={counsellor.id} />}
        eyebrow={<StatusBadge status={status} />}
        title={t('appointment.about', { topic: t(`topic.${topic}`) })}
        subtitle={
          <Text as="span" size="body" tone="soft">
            <Link asChild>
              <RouterLink to={toCounsellor(counsellor.id)}>{name}</RouterLink>
            </Link>
          </Text>
        }
      />
      <Grid columns={{ desktop: 'sidebar' }} align="start" gap="large">
        <Card>
          <Stack gap="large">
            <AppointmentTime counselling={counselling} isAhead={isAhead} />
            <AppointmentState counselling={counselling} isAhead={isAhead} isNew={isNew} />
            <AppointmentActions counselling={counselling} />
            {isAhead && allowedActions.length === 0 && (
              <Text size="small" tone="soft">
                <FixedText rules={rules} />
              </Text>
            )}
            <AppointmentFacts counselling={counselling} />
          </Stack>
        </Card>
        {isAhead && rules !== undefined && (
          <Card title={t('rules.title')}>
            <RulesText rules={rules} startsAt={startsAt} isChangeTold={allowedActions.length === 0} />
          </Card>
        )}
      </Grid>
    </Stack>
  );
}
