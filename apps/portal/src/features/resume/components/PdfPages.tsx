import { Alert } from '@michi/design-system/alert';
import { Card } from '@michi/design-system/card';
import { DocumentPage } from '@michi/design-system/document-page';
import { Grid } from '@michi/design-system/grid';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { openPdf, type Pdf } from '../document/openFile.ts';

interface PdfPagesProps {
  readonly file: Blob;
  /** The language the PDF is written in. */
  readonly language: 'en' | 'jp';
}

/** The pages of a PDF as pictures, each with its text for screen readers. */
export function PdfPages({ file, language }: PdfPagesProps) {
  const { t } = useTranslation('resume');
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let opened: Pdf | undefined;
    openPdf(file).then(
      (loaded) => {
        opened = loaded;
        if (isLeft) loaded.close();
        else setPdf(loaded);
      },
      () => setFailed(!isLeft),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, [file]);
  if (hasFailed) return <Alert tone="danger">{t('preview.unreadable')}</Alert>;
  if (pdf === null) {
    return (
      <Card>
        <PageSkeleton />
      </Card>
    );
  }
  return (
    <Stack gap="medium">
      {pdf.pages.map(({ number, width, height, text, draw }) => (
        <DocumentPage
          key={number}
          label={t('preview.page', { number, count: pdf.pages.length })}
          text={text}
          lang={languageTags[language]}
          width={width}
          height={height}
          draw={draw}
        />
      ))}
    </Stack>
  );
}

export function PageSkeleton() {
  const { t } = useTranslation('resume');
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{t('preview.making')}</span>
      </VisuallyHidden>
      <DocumentSkeleton />
    </div>
  );
}

function DocumentSkeleton() {
  return (
    <Stack gap="medium">
      <Skeleton kind="title" width="third" />
      {Array.from({ length: 14 }, (_, index) => (
        <Skeleton key={index} width={index % 4 === 3 ? 'half' : 'threeQuarters'} />
      ))}
    </Stack>
  );
}

export function PreviewSkeleton() {
  const { t } = useTranslation('resume');
  return (
    <Stack gap="large">
      <Skeleton kind="title" width="third" />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Card>
          <SkeletonOutline kind="text" count={16} label={t('loading')} />
        </Card>
        <Card>
          <SkeletonOutline kind="fields" count={3} />
        </Card>
      </Grid>
    </Stack>
  );
}
