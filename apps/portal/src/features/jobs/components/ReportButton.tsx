import type { Job } from '@michi/api/job';
import { Button } from '@michi/design-system/button';
import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../shared/ui/screen/lazyPart.tsx';

const ReportDialog = lazyDialog(() => import('./ReportDialog.tsx'));

export function ReportButton({ job }: { readonly job: Pick<Job, 'id'> }) {
  const { t } = useTranslation('jobs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" flush icon={Flag} onClick={() => setOpen(true)}>
        {t('report.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog jobId={job.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
