import type { Job, JobQuestion } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import type { Resume } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { Collapsible } from '@michi/design-system/collapsible';
import { DescriptionList } from '@michi/design-system/description-list';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { memo, Suspense, useState, type ComponentProps, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { languageTags } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { BelowTheFold } from '../../../shared/ui/screen/BelowTheFold.tsx';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';
import { useSettled } from '../../../shared/ui/screen/useSettled.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { readFileValue } from '../answeredFile.ts';

/** Shows the pages of a resume as they are sent with a reason for applying. */
export type ResumePagesOf = ComponentType<{ readonly resume: Resume; readonly reason: string | null }>;

/** Milliseconds without a key press before the resume's pages are made again, which takes longer. */
const pause = 400;

interface ApplicationPreviewProps {
  readonly company: Job['company'];
  readonly questions: readonly JobQuestion[];
  readonly resume: Resume | undefined;
  /** Empty for none. */
  readonly reason: string;
  readonly note: string;
  /** The typed text, the id of the choice or the value of the file (`answeredFile.ts`), by id of the question. */
  readonly answers: Readonly<Record<string, string | undefined>>;
  readonly ResumePages: ResumePagesOf;
}

/**
 * What the company gets, as it is stored, in the language of the resume, or in that of the company if none goes along.
 */
export function ApplicationPreview({
  company,
  resume,
  reason,
  ResumePages,
  ...texts
}: ApplicationPreviewProps) {
  const { t } = useTranslation('jobs');
  const { language: own } = useLanguage();
  const settledReason = useSettled(reason, pause);
  const language = resume?.language ?? (company.nameJp === null ? 'en' : 'jp');
  return (
    <Card title={t('apply.preview')}>
      <Stack gap="medium">
        {language !== own && (
          <Text size="small" tone="soft">
            {t(`apply.previewLanguage.${language}`)}
          </Text>
        )}
        {/* The translations of the other language are loaded for it. */}
        <Suspense fallback={<Skeleton kind="block" />}>
          <SentTexts {...texts} resume={resume} reason={reason} language={language} />
        </Suspense>
        {resume !== undefined && (
          <SentPages
            resume={resume}
            reason={settledReason === '' ? null : settledReason}
            ResumePages={ResumePages}
          />
        )}
      </Stack>
    </Card>
  );
}

interface SentPagesProps extends ComponentProps<ResumePagesOf> {
  readonly ResumePages: ResumePagesOf;
}

/** The pages of the resume: beside the texts on a wide screen, on a phone on request. What is typed elsewhere leaves them alone. */
const SentPages = memo(function SentPages({ ResumePages, ...pages }: SentPagesProps) {
  const { t } = useTranslation('jobs');
  const isPhone = !useMedia(media.tablet);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone) {
    return (
      <BelowTheFold>
        <ResumePages {...pages} />
      </BelowTheFold>
    );
  }
  return (
    <Collapsible title={t('apply.showPages')} open={isOpen} onOpenChange={setOpen}>
      {isOpen && <ResumePages {...pages} />}
    </Collapsible>
  );
});

interface SentTextsProps extends Pick<
  ApplicationPreviewProps,
  'questions' | 'resume' | 'reason' | 'note' | 'answers'
> {
  /** That of the reader in the company. */
  readonly language: Language;
}

function SentTexts({ questions, resume, reason, note, answers, language }: SentTextsProps) {
  const { t } = useTranslation('jobs', { lng: languageTags[language] });
  const { t: labels } = useTranslation('labels', { lng: languageTags[language] });
  const format = useFormat();
  const written = (text: string, none: string) =>
    text === '' ? (
      <Text as="span" tone="soft">
        {none}
      </Text>
    ) : (
      <Text as="span" preserveLines>
        {text}
      </Text>
    );
  const answerTo = ({ id, choices, kind }: JobQuestion): string => {
    const given = answers[id] ?? '';
    if (kind === 'TEXT') return typedText(given);
    if (kind === 'FILE') {
      const file = readFileValue(given);
      return file === null
        ? ''
        : labels('sentFile', { name: file.fileName, size: format.fileSize(file.size) });
    }
    const chosen = choices.find((choice) => choice.id === given);
    return chosen === undefined ? '' : (pickBilingual(chosen, 'text', language) ?? '');
  };
  return (
    <div lang={languageTags[language]}>
      <DescriptionList
        layout="rows"
        items={[
          { term: t('apply.resume'), value: written(resume?.title ?? '', t('apply.withoutResume')) },
          { term: t('apply.reason'), value: written(reason, t('apply.withoutReason')) },
          ...questions.map((question) => ({
            id: question.id,
            term: pickBilingual(question, 'text', language) ?? '',
            value: written(answerTo(question), t('apply.notAnswered')),
          })),
          { term: t('apply.note'), value: written(typedText(note), t('apply.withoutNote')) },
        ]}
      />
    </div>
  );
}
