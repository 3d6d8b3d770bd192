import type { Resume, ResumeContent, ResumeFormat } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Awaited } from '../../../shared/ui/results/Awaited.tsx';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { saveFile } from '../../../shared/ui/files/saveFile.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { resumeFileName } from '../document/resumeFileName.ts';
import { useDocument } from '../document/useDocument.ts';
import { ChoicesForm } from './ChoicesForm.tsx';
import { FaultsAlert } from './FaultsAlert.tsx';
import { PageSkeleton, PdfPages } from './PdfPages.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

export interface MadePreviewProps {
  readonly resume: Resume;
  readonly content: ResumeContent;
  readonly format: ResumeFormat;
  /** Id of the reason for applying in the address; empty for the resume's own. */
  readonly reasonId: string;
}

/** A resume created from the profile: its pages, errors, and choices. */
export function MadePreview({ resume, content, format, reasonId }: MadePreviewProps) {
  const { t } = useTranslation('resume');
  const { data, isError, refetch } = useDocument(content, format);
  const { title, language } = resume;
  const formName = t(`formats.${format}`);
  return (
    <Stack gap="medium">
      <PageHeader
        back={<BackLink to={paths.resumes}>{t('backToResumes')}</BackLink>}
        title={title}
        subtitle={formName === title ? undefined : formName}
        actions={
          data !== undefined && (
            <Button
              variant="primary"
              icon={Download}
              onClick={() => saveFile(data.file, resumeFileName(content, language))}
            >
              {t('preview.download')}
            </Button>
          )
        }
      />
      {data !== undefined && <FaultsAlert faults={data.faults} />}
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        {data === undefined ? (
          <Card>
            {isError ? (
              <FailedState title={t('preview.notMade')} onTryAgain={refetch} />
            ) : (
              <Awaited isInCard>
                <PageSkeleton />
              </Awaited>
            )}
          </Card>
        ) : (
          <PdfPages file={data.file} language={language} />
        )}
        <ChoicesForm resume={resume} format={format} reasonId={reasonId} />
      </Grid>
    </Stack>
  );
}
