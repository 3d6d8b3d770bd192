import { locate } from '@michi/api/transport';
import {
  getShowResumeQueryOptions,
  getResumeFileUrl,
  type Resume,
  type ResumeContent,
  type ResumeFormat,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import type { ResumeFault, ResumeField } from '@michi/resume-document';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, Link as RouterLink, type LoaderFunction } from 'react-router-dom';
import { useFormat } from '../../shared/format/useFormat.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { DownloadButton } from '../../shared/ui/files/DownloadButton.tsx';
import { saveFile } from '../../shared/ui/files/fetchFile.ts';
import { Awaited, FailedState } from '../../shared/ui/results/QueryStates.tsx';
import { fileKindOf } from './choices.ts';
import { ChoicesForm } from './components/ChoicesForm.tsx';
import { PreviewSkeleton, PageSkeleton, PdfPages } from './components/PdfPages.tsx';
import { UploadedPages } from './components/ResumePages.tsx';
import { resumeFileName } from './document/documentContent.ts';
import { useDocument } from './document/useDocument.ts';

/** One resume, for a reason if given; disabled without an id. */
const resumeQuery = (id: string, reason: string) =>
  getShowResumeQueryOptions(id, reason === '' ? undefined : { reason }, { query: { enabled: id !== '' } });

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([resumeQuery(openedIn(searchParams), openedIn(searchParams, 'reason'))]);

/** One resume as recipients see it: the PDF. */
export function Component() {
  const { t } = useTranslation('resume');
  const [address] = useSearchParams();
  const id = openedIn(address);
  const reason = openedIn(address, 'reason');
  const query = useQuery(resumeQuery(id, reason));
  const { data } = query;
  useScreenTitle(data?.resume.title);
  if (data === undefined) {
    return (
      <DetailState
        id={id}
        query={query}
        back={<BackLink to={paths.resumes}>{t('backToResumes')}</BackLink>}
        to={paths.resumes}
        outline={<PreviewSkeleton />}
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          missing: {
            title: t('preview.missing'),
            text: t('preview.missingText'),
            action: t('toResumes'),
          },
        }}
      />
    );
  }
  const made = madeOf(data.resume, data.content);
  return made === null ? (
    <UploadedPreview resume={data.resume} />
  ) : (
    <MadePreview key={id} {...made} reasonId={reason} />
  );
}

/** The full content of a resume made here; null for an uploaded one. */
const madeOf = (
  resume: Resume,
  content: ResumeContent | null,
): { readonly resume: Resume; readonly content: ResumeContent; readonly format: ResumeFormat } | null =>
  content === null || resume.format === null ? null : { resume, content, format: resume.format };

interface MadePreviewProps {
  readonly resume: Resume;
  readonly content: ResumeContent;
  readonly format: ResumeFormat;
  /** Id of the reason for applying in the address; empty for the resume's own. */
  readonly reasonId: string;
}

/** A resume created from the profile: its pages, errors, and choices. */
function MadePreview({ resume, content, format, reasonId }: MadePreviewProps) {
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

/** The profile section of a resume field; null for fields beside the preview. */
const sections: Readonly<Record<ResumeField, string | null>> = {
  fullName: 'personal',
  fullNameJp: 'personal',
  fullNameFurigana: 'personal',
  address: 'personal',
  addressFurigana: 'personal',
  contactAddress: 'personal',
  contactAddressFurigana: 'personal',
  homePhone: 'personal',
  mobilePhone: 'personal',
  email: 'personal',
  education: 'education',
  workExperience: 'work',
  certifications: 'certifications',
  about: 'about',
  skills: 'skills',
  hobbies: 'hobbies',
  favouriteSubjects: 'research',
  reasonForApplying: 'reasons',
  researchTopics: 'research',
  focusAsStudent: 'focus',
  requests: null,
};

/** Characters of one field that are named. */
const maxListedCharacters = 10;

/** A mark alone is shown on a circle. */
const visible = (character: string): string => (/^\p{M}/u.test(character) ? `\u25cc${character}` : character);

const codePointsOf = (character: string): string =>
  Array.from(
    character,
    (part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');

/** What prevents handing in a resume, with a link to each field; empty without faults. */
function FaultsAlert({ faults }: { readonly faults: readonly ResumeFault[] }) {
  const { t } = useTranslation('resume');
  if (faults.length === 0) return null;
  const named = (characters: readonly string[]): string => {
    const more = characters.length - maxListedCharacters;
    return [
      ...characters
        .slice(0, maxListedCharacters)
        .map((character) =>
          t('faults.character', { character: visible(character), codePoints: codePointsOf(character) }),
        ),
      ...(more > 0 ? [t('faults.more', { count: more })] : []),
    ].join(t('faults.separator'));
  };
  return (
    <Alert tone="warning" title={t('faults.title')}>
      <Stack as="ul" gap="xxsmall">
        {faults.map((fault) => {
          const field = t(`fields.${fault.field}`);
          const section = sections[fault.field];
          const text =
            fault.code === 'TOO_LONG'
              ? t('faults.tooLong', { field })
              : t('faults.missingGlyphs', { field, characters: named(fault.characters) });
          return (
            <li key={`${fault.field}-${fault.code}`}>
              {section === null ? (
                text
              ) : (
                <Link asChild tone="text" underline="always">
                  <RouterLink to={withQuery(paths.editProfile, { section })}>{text}</RouterLink>
                </Link>
              )}
            </li>
          );
        })}
      </Stack>
    </Alert>
  );
}

/** An uploaded resume: a PDF is shown, a file of a word processor can be downloaded. */
function UploadedPreview({ resume }: { readonly resume: Resume }) {
  const { t } = useTranslation('resume');
  const format = useFormat();
  const { id, title, file } = resume;
  const path = locate(getResumeFileUrl(id));
  return (
    <Stack gap="medium">
      <PageHeader
        back={<BackLink to={paths.resumes}>{t('backToResumes')}</BackLink>}
        title={title}
        subtitle={file !== null && format.list([fileKindOf(file), format.fileSize(file.size)])}
        actions={
          <DownloadButton path={path} fileName={file?.fileName ?? title} workingLabel={t('working')}>
            {t('preview.downloadFile')}
          </DownloadButton>
        }
      />
      <UploadedPages resume={resume} />
    </Stack>
  );
}
