import type { Counselling } from '@michi/api/university';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { CalendarSync } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const CancelDialog = lazyDialog(() => import('./CancelDialog.tsx'));
const MoveDialog = lazyDialog(() => import('./MoveDialog.tsx'));

/** What the student may do with an appointment. Only what the service allows is offered. */
export function AppointmentActions({ counselling }: { readonly counselling: Counselling }) {
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
