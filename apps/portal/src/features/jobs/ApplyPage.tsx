import { actOnJob, jobActionRequestLimits, type JobDetail, type JobQuestion } from '@michi/api/job';
import type { ProfileAnswer, Resume } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Skeleton, SkeletonGroup } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useContext, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { CarefulReading, type TextToRead } from '../../shared/careful-reading/CarefulReading.tsx';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLabel } from '../../shared/navigation/links.tsx';
import { paths, toJob, toJobs, type JobAudience } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';
import { isRecord } from '../../shared/parseJson.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { useResponseRecord } from '../../shared/ui/detail/useReplyTime.ts';
import { LongText } from '../../shared/ui/forms/LongText.tsx';
import { SentForm } from '../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../shared/ui/forms/typedText.ts';
import { useFields, useIdempotencyKey, useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../shared/ui/forms/useTextRules.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { faultOfFileValue, fileOnTheWay, readFileValue } from './answeredFile.ts';
import { AnswerField } from './answers/AnswerField.tsx';
import { answerFields, type ApplyFields } from './answers/answerFields.ts';
import { questionAsked, reasonAsked, reasonId, type AskedText } from './answers/askedTexts.ts';
import { partsOfStamp } from './answers/reconcileAnswer.ts';
import { GoneAnswers } from './answers/GoneAnswers.tsx';
import { ToWrite } from './answers/ToWrite.tsx';
import { useKeptAnswers, type KeptAnswers } from './answers/useKeptAnswers.ts';
import { ApplicationPreview, type ResumePagesOf } from './components/ApplicationPreview.tsx';
import { ResumeChoice, useApplyChoices, withoutResume } from './components/ApplyChoices.tsx';
import { FileQuestion } from './components/FileQuestion.tsx';
import { jobReplyTime } from './jobLabels.ts';
import { jobQuery, patchJob, refreshJobs } from './queries.ts';
import { waysToApply } from './useApplying.ts';

interface ApplyPageProps {
  readonly ResumePages: ResumePagesOf;
}

/** The page for applying to a job, also by accepting a recommendation. */
export function ApplyPage({ ResumePages }: ApplyPageProps) {
  const { t } = useTranslation('jobs');
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const id = openedIn(address);
  const query = useQuery(jobQuery(id));
  const audience = pathname === paths.universityJobApply ? 'UNIVERSITY' : 'PUBLIC';
  const back = jobAddress(audience, id, address);
  if (query.data !== undefined)
    return <ApplyContents key={id} detail={query.data} back={back} ResumePages={ResumePages} />;
  return (
    <DetailState
      id={id}
      query={query}
      back={
        <Link asChild>
          <RouterLink to={back}>
            <BackLabel>{t('apply.back')}</BackLabel>
          </RouterLink>
        </Link>
      }
      to={toJobs(audience)}
      layout="main"
      texts={{
        loading: t('loading'),
        failed: t('detail.failed'),
        missing: {
          title: t('detail.notFound'),
          text: t('detail.notFoundNote'),
          action: t('empty.browse'),
        },
      }}
    />
  );
}

/** The job with the filters of the list it was found in. */
const jobAddress = (audience: JobAudience, id: string, address: URLSearchParams): string => {
  const list = new URLSearchParams(address);
  list.delete('id');
  return list.size === 0 ? toJob(audience, id) : `${toJob(audience, id)}&${list.toString()}`;
};

interface ApplyContentsProps extends ApplyPageProps {
  readonly detail: JobDetail;
  /** Address of the job. */
  readonly back: string;
}

function ApplyContents({ detail, back, ResumePages }: ApplyContentsProps) {
  // While the page is open the job may close, and sending changes it: what was typed stays in sight.
  const [action] = useState<ApplyFormProps['action'] | null>(() => {
    const { canAccept, canApply } = waysToApply(detail.job);
    return canAccept ? 'accept-recommendation' : canApply ? 'apply' : null;
  });
  if (action === null) return <Navigate to={back} replace />;
  return <ApplyForm action={action} detail={detail} back={back} ResumePages={ResumePages} />;
}

const { note: limits } = jobActionRequestLimits;

/** Id of the reason for applying in a resume; null if it has none, or leaves it out. */
const ownReason = ({ choices, reasonForApplyingId }: Resume): string | null =>
  choices?.leftOutSections.includes('REASON_FOR_APPLYING') === true ? null : reasonForApplyingId;

const answerField = (id: string): string => answerFields(id).answer;

/** The fields that have a value. */
const draftOf = (fields: ApplyFields): Record<string, string> => {
  const draft: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) draft[name] = value;
  return draft;
};

/** Goes back to the job: to its history entry if the page was opened from it. */
function useReturnToJob(back: string): () => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromJob = isRecord(state) && state['isFromJob'] === true;
  return () => void (isFromJob ? navigate(-1) : navigate(back, { replace: true }));
}

interface ApplyFormProps extends ApplyContentsProps {
  readonly action: 'apply' | 'accept-recommendation';
}

/** The resume, the reason, the answers and the message that go to the company, and what it gets. It is sent once. */
function ApplyForm({ action, detail, back, ResumePages }: ApplyFormProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const format = useFormat();
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const keyFor = useIdempotencyKey();
  const clock = useContext(ClockContext);
  const texts = useTextRules();
  const returnToJob = useReturnToJob(back);
  const { job, questions } = detail;
  useScreenTitle(t(`apply.title.${action}`));
  const { resumes, reasons } = useApplyChoices();
  /** The resume that goes along: unless said otherwise the first, also if the chosen one was deleted meanwhile. */
  const resumeOf = (chosen: string) =>
    chosen === withoutResume ? undefined : (resumes.all?.find(({ id }) => id === chosen) ?? resumes.all?.[0]);
  const reasonText = reasonAsked(t('apply.reason'));
  const written: readonly AskedText[] = [
    reasonText,
    ...questions.filter(({ kind }) => kind === 'TEXT').map((question) => questionAsked(question, language)),
  ];
  const faultOfText = ({ id, count, isRequired, limit }: AskedText, fields: ApplyFields) => {
    const text = typedText(fields[answerField(id)] ?? '');
    if (text === '') return isRequired ? t('apply.answerNeeded') : undefined;
    const over = limit === null ? 0 : count(text) - limit;
    return over > 0
      ? t('apply.answerOver', {
          count: over,
          formatted: format.number(over),
          limit: format.number(limit ?? 0),
        })
      : undefined;
  };
  const faultOf = (question: JobQuestion, fields: ApplyFields) => {
    const { id, isRequired, kind, maxMegabytes } = question;
    const given = fields[answerField(id)] ?? '';
    if (kind === 'FILE') {
      const fault = faultOfFileValue(question, given);
      return fault && t(`apply.file.invalid.${fault}`, { limit: format.number(maxMegabytes) });
    }
    return kind === 'CHOICE' && isRequired && given === '' ? t('apply.choiceNeeded') : undefined;
  };
  const labels = new Map([
    [answerField(reasonId), reasonText.label],
    ...questions.map(
      (question) => [answerField(question.id), pickBilingual(question, 'text', language) ?? ''] as const,
    ),
    ['note', t('apply.note')],
  ]);
  const state = useSentForm<ApplyFields, Awaited<ReturnType<typeof actOnJob>>>({
    id: `apply-${job.id}`,
    names: ['resume', answerField(reasonId), ...questions.map(({ id }) => answerField(id)), 'note'],
    labelOf: (name) => labels.get(name),
    schema: z
      .catchall(z.object({ resume: z.string(), note: texts.optional(limits) }), z.optional(z.string()))
      .check(({ value, issues }) => {
        const faults = [
          ...written.map((asked) => [asked.id, faultOfText(asked, value)] as const),
          ...questions.map((question) => [question.id, faultOf(question, value)] as const),
        ];
        for (const [id, message] of faults)
          if (message !== undefined)
            issues.push({ code: 'custom', input: value, path: [answerField(id)], message });
      }),
    defaultValues: {
      resume: '',
      note: '',
      // The value of a group of radio buttons without a choice is otherwise null.
      ...Object.fromEntries(
        questions.filter(({ kind }) => kind === 'CHOICE').map(({ id }) => [answerField(id), '']),
      ),
    },
    draft: {
      name: `apply-${job.id}`,
      of: (fields) => ({
        ...draftOf(fields),
        // What is being uploaded is not there after a reload.
        ...Object.fromEntries(
          questions
            .map(({ id }) => answerField(id))
            .filter((name) => fields[name] === fileOnTheWay)
            .map((name) => [name, '']),
        ),
        ...Object.fromEntries(
          questions
            .filter(({ id, kind }) => kind !== 'CHOICE' && (fields[answerField(id)] ?? '').trim() !== '')
            .map((question) => [
              answerFields(question.id).words,
              pickBilingual(question, 'text', language) ?? '',
            ]),
        ),
        typedAt: clock().toISOString(),
      }),
    },
    send: (fields) => {
      const sent = resumeOf(fields.resume);
      const note = typedText(fields.note);
      const reason = typedText(fields[answerField(reasonId)] ?? '');
      const answers = questions.map(({ id, kind }) => {
        const given = fields[answerField(id)] ?? '';
        if (kind === 'FILE') return { questionId: id, fileId: readFileValue(given)?.id ?? null };
        return kind === 'TEXT'
          ? { questionId: id, text: typedText(given) }
          : { questionId: id, choiceId: given === '' ? null : given };
      });
      const data = {
        action,
        ...(sent !== undefined && { resumeId: sent.id }),
        reasonForApplying: reason === '' ? null : reason,
        ...(note !== '' && { note }),
        ...(answers.length > 0 && { answers }),
      };
      return actOnJob(job.id, data, { headers: keyFor(data) });
    },
    restate: (fault) => {
      const place = /^answers\.(\d+)/.exec(fault.name)?.[1];
      const question = place === undefined ? undefined : questions[Number(place)];
      if (question !== undefined) return { ...fault, name: answerField(question.id) };
      const own: Record<string, string> = {
        resumeId: 'resume',
        reasonForApplying: answerField(reasonId),
      };
      return { ...fault, name: own[fault.name] ?? fault.name };
    },
    onRefused: ({ code }) => {
      if (code === 'QUESTIONS_CHANGED') void client.invalidateQueries(jobQuery(job.id));
    },
    onSent: ({ job: applied }) => {
      kept.stop();
      patchJob(client, job.id, () => applied);
      notify.success(t('apply.sent'));
      returnToJob();
      return refreshJobs(client);
    },
  });
  const { form, field, isSending } = state;
  // A keystroke renders its own field; what shows the texts follows them.
  const resume = resumeOf(useWatch({ control: form.control, name: 'resume' }));
  const kept = useKeptAnswers(job, written, form);
  const resumeReason = [...(reasons.all ?? []), ...kept.versions].find(
    ({ id }) => resume !== undefined && id === ownReason(resume),
  )?.text;
  const isReady = !resumes.isPending && !reasons.isPending;
  const begin = useEffectEvent(() => kept.begin(reasonId, resumeReason ?? ''));
  useEffect(() => {
    if (isReady) begin();
  }, [isReady, resumeReason]);
  const company = pickBilingual(job.company, 'name', language);
  const fieldId = useCallback((name: string) => `apply-${job.id}-${name}`, [job.id]);
  return (
    <Stack gap="large">
      <PageHeader
        back={
          <Link asChild>
            <RouterLink
              to={back}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                returnToJob();
              }}
            >
              <BackLabel>{t('apply.back')}</BackLabel>
            </RouterLink>
          </Link>
        }
        title={t(`apply.title.${action}`)}
        subtitle={format.list([pickBilingual(job, 'title', language), company])}
      />
      <SentForm state={state}>
        <Grid columns={{ desktop: 2 }} gap="large" align="start">
          <Stack gap="large">
            <Text tone="soft">{t('apply.what', { company })}</Text>
            <GoneAnswers job={job} questions={questions} kept={kept} />
            {isReady ? (
              <>
                <ResumeChoice
                  resumes={resumes}
                  value={resume?.id ?? withoutResume}
                  error={field('resume').error}
                  onValueChange={(chosen) => form.setValue('resume', chosen, { shouldDirty: true })}
                  returnTo={pathname + search}
                />
                <ReasonField
                  asked={reasonText}
                  company={company}
                  kept={kept}
                  resume={resume}
                  hasFailed={reasons.hasFailed}
                />
              </>
            ) : (
              // As high as the two, so that the questions below stay in their place.
              <Stack gap="large">
                <SkeletonOutline kind="fields" count={1} />
                <SkeletonGroup>
                  <Stack gap="small">
                    <Skeleton kind="title" width="half" />
                    <Skeleton kind="picture" />
                    <Skeleton kind="block" />
                  </Stack>
                </SkeletonGroup>
              </Stack>
            )}
            {questions.length > 0 && (
              <Card title={t('apply.questions')}>
                <Stack gap="large">
                  <ToWrite detail={detail} />
                  {questions.map((question) =>
                    question.kind === 'TEXT' ? (
                      <AnswerField
                        key={question.id}
                        asked={questionAsked(question, language)}
                        company={company}
                        kept={kept}
                      />
                    ) : question.kind === 'FILE' ? (
                      <FileField key={question.id} question={question} />
                    ) : (
                      <ChoiceField key={question.id} question={question} />
                    ),
                  )}
                </Stack>
              </Card>
            )}
            <LongText
              {...field('note', { isRequired: false })}
              label={t('apply.note')}
              hint={t('apply.noteHint', { formatted: format.number(limits.maxLength) })}
              limit={limits.maxLength}
            />
          </Stack>
          <Stack gap="large">
            <SeenAsSent
              detail={detail}
              resume={resume}
              versions={kept.versions}
              fieldId={fieldId}
              ResumePages={ResumePages}
            />
            <NextAlert detail={detail} />
            <Inline>
              <Button
                type="submit"
                variant="primary"
                working={isSending || !isReady}
                workingLabel={isSending ? t('sending') : t(`apply.send.${action}`)}
              >
                {t(`apply.send.${action}`)}
              </Button>
            </Inline>
          </Stack>
        </Grid>
      </SentForm>
    </Stack>
  );
}

interface ReasonFieldProps {
  readonly asked: AskedText;
  readonly company: string;
  readonly kept: KeptAnswers;
  /** The resume that is sent with it. */
  readonly resume: Resume | undefined;
  /** Whether those of the profile could not be loaded. */
  readonly hasFailed: boolean;
}

/** The reason for applying, at first that of the resume, and what becomes of it. */
function ReasonField({ resume, hasFailed, ...field }: ReasonFieldProps) {
  const { t } = useTranslation('jobs');
  const text = useWatch<ApplyFields>({ name: answerField(field.asked.id) });
  const carrier = resume?.kind ?? 'NONE';
  const isSent = typedText(text ?? '') !== '';
  return (
    <Stack gap="xsmall">
      <AnswerField
        {...field}
        hint={t(isSent ? `apply.reasonSent.${carrier}` : `apply.reasonNotSent.${carrier}`)}
      />
      {hasFailed && (
        <Text size="small" tone="soft">
          {t('apply.reasonsFailed')}
        </Text>
      )}
    </Stack>
  );
}

/** An answer that is chosen. */
function ChoiceField({ question }: { readonly question: JobQuestion }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { field } = useFields<ApplyFields>();
  const name = answerField(question.id);
  const value = useWatch<ApplyFields>({ name });
  return (
    <RadioGroup
      {...field(name, { isRequired: question.isRequired })}
      label={pickBilingual(question, 'text', language) ?? ''}
      value={value ?? ''}
      options={[
        ...question.choices.map((choice) => ({
          value: choice.id,
          label: pickBilingual(choice, 'text', language),
        })),
        ...(question.isRequired ? [] : [{ value: '', label: t('apply.notAnswered') }]),
      ]}
    />
  );
}

/** An answer that is a file. */
function FileField({ question }: { readonly question: JobQuestion }) {
  const { language } = useLanguage();
  const { field, form } = useFields<ApplyFields>();
  const name = answerField(question.id);
  const { id, error, requirement } = field(name, { isRequired: question.isRequired });
  return (
    <FileQuestion
      id={id}
      error={error}
      requirement={requirement}
      label={pickBilingual(question, 'text', language) ?? ''}
      rules={question}
      value={useWatch<ApplyFields>({ name }) ?? ''}
      onValueChange={(value) =>
        form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
      }
    />
  );
}

interface SeenAsSentProps extends Pick<ApplyFormProps, 'detail' | 'ResumePages'> {
  readonly resume: Resume | undefined;
  readonly versions: readonly ProfileAnswer[];
  readonly fieldId: (name: string) => string;
}

/** What the company gets, and what a careful reader would notice in it: it follows what is typed, after the typing. */
function SeenAsSent(props: SeenAsSentProps) {
  const fields = useDeferredValue(useWatch<ApplyFields>());
  return <SentFields {...props} fields={fields} />;
}

interface SentFieldsProps extends SeenAsSentProps {
  readonly fields: Readonly<Partial<ApplyFields>>;
}

const SentFields = memo(function SentFields({
  detail: { job, questions },
  resume,
  versions,
  fieldId,
  ResumePages,
  fields,
}: SentFieldsProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const toRead = ({ id, label }: AskedText): TextToRead => {
    const { answer, stamp } = answerFields(id);
    const text = fields[answer] ?? '';
    const own = partsOfStamp(fields[stamp] ?? '')?.id;
    const version = versions.find((each) => (own === undefined ? each.text === text : each.id === own));
    return { label, text, fieldId: fieldId(answer), language: version?.language };
  };
  return (
    <>
      <ApplicationPreview
        company={job.company}
        questions={questions}
        resume={resume}
        reason={typedText(fields[answerField(reasonId)] ?? '')}
        note={fields.note ?? ''}
        answers={Object.fromEntries(questions.map(({ id }) => [id, fields[answerField(id)]]))}
        ResumePages={ResumePages}
      />
      <CarefulReading
        company={job.company}
        medium="WRITING"
        texts={[
          toRead(reasonAsked(t('apply.reason'))),
          ...questions
            .filter(({ kind }) => kind === 'TEXT')
            .map((question) => {
              const { maxCharacters: target } = question;
              return {
                ...toRead(questionAsked(question, language)),
                countsLineBreaks: true,
                ...(target !== null && { target }),
              };
            }),
          { label: t('apply.note'), text: fields.note ?? '', fieldId: fieldId('note') },
        ]}
      />
    </>
  );
});

/** What happens after the application is sent. */
function NextAlert({ detail: { job, terms } }: { readonly detail: JobDetail }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const now = useContext(ClockContext)();
  const { record: counted } = useResponseRecord(job.company.id);
  const next = () => {
    const reply = jobReplyTime(terms, job.company, counted);
    if (reply === null) return t(counted === null ? 'apply.nextUnknown' : 'apply.nextUpdates');
    const expected = new Date(now.getTime() + reply.days * 24 * 60 * 60 * 1000);
    return t(`apply.nextWithin.${reply.source}`, {
      count: reply.days,
      date: format.date(expected.toISOString()),
    });
  };
  return (
    <Alert tone="info" silent title={t('apply.next')}>
      {next()}
    </Alert>
  );
}
