import { Button } from '@michi/design-system/button';
import { SettingsRow } from '@michi/design-system/settings-section';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from './Section.tsx';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const LeaveDialog = lazyDialog(() => import('./LeaveDialog.tsx'));

export function LeaveSection() {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="leave">
      <SettingsRow
        label={t('leave.label')}
        note={t('leave.points.return')}
        actions={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('leave.action')}
          </Button>
        }
      />
      <Suspense fallback={null}>{isOpen && <LeaveDialog onClose={() => setOpen(false)} />}</Suspense>
    </Section>
  );
}
