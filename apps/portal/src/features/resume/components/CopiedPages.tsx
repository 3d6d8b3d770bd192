import type { SharedResume } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/ui/files/saveFile.ts';
import { PageSkeleton, PdfPages } from './PdfPages.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

export interface CopiedPagesProps {
  readonly resume: Pick<SharedResume, 'title' | 'language'>;
  /** Text below the title: when it was sent, or until when it can be read. */
  readonly subtitle: string;
  readonly back?: ReactNode;
  /** Undefined while it is on its way. */
  readonly file: Blob | undefined;
  readonly fileName: string;
  /** Whether its pages can be shown; the file of a word processor can only be downloaded. */
  readonly isPdf: boolean;
  readonly hasFailed: boolean;
  readonly onTryAgain: () => void;
}

/** The pages of a copied resume, and its download. */
export function CopiedPages({
  resume,
  subtitle,
  back,
  file,
  fileName,
  isPdf,
  hasFailed,
  onTryAgain,
}: CopiedPagesProps) {
  const { t } = useTranslation('resume');
  return (
    <Stack gap="medium">
      <PageHeader
        title={resume.title}
        back={back}
        subtitle={subtitle}
        actions={
          file !== undefined && (
            <Button variant="primary" icon={Download} onClick={() => saveFile(file, fileName)}>
              {t('preview.download')}
            </Button>
          )
        }
      />
      {file !== undefined && isPdf && <PdfPages file={file} language={resume.language} />}
      {file !== undefined && !isPdf && (
        <Card>
          <EmptyState title={t('preview.notShown')} description={t('preview.notShownText')} />
        </Card>
      )}
      {file === undefined && (
        <Card>
          {hasFailed ? <FailedState title={t('shared.failed')} onTryAgain={onTryAgain} /> : <PageSkeleton />}
        </Card>
      )}
    </Stack>
  );
}
