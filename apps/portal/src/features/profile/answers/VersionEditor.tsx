import { normalizeText } from '@michi/api/text';
import {
  profileAnswerRequestLimits as limits,
  type ProfileAnswer,
  type ProfileAnswerUpdate,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { Grid } from '@michi/design-system/grid';
import { Inline } from '@michi/design-system/inline';
import { Select } from '@michi/design-system/select';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextArea } from '@michi/design-system/text-area';
import { TextField } from '@michi/design-system/text-field';
import { media } from '@michi/design-system/theme';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { CarefulReading } from '../../../shared/careful-reading/CarefulReading.tsx';
import { isLanguage, languageNames, languages } from '../../../shared/i18n/languages.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { drafts } from '../../../shared/offline/drafts.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import type { AnswerSectionId } from '../sections.ts';
import { draftName, lengthOf } from './answers.ts';
import { AnswerComments } from './AnswerComments.tsx';
import { useChangeAnswers } from './useAnswers.ts';
import { KeptBeside, VersionHead } from './VersionHead.tsx';
import { useLengthText } from './VersionList.tsx';
import { toAnswer, toAnswers } from '../sections.ts';

/** Targets that forms often have. */
const targets = ['200', '250', '400', '800'] as const;

/** Characters of a text that is in the profile, as the contract has it. */
const maxInProfile = 2_000;

const yes = 'yes';

/** As texts, since a draft has nothing else. */
interface Fields {
  readonly question: string;
  readonly name: string;
  readonly text: string;
  readonly language: string;
  /** One of {@link targets}, or a choice. */
  readonly target: string;
  readonly typedTarget: string;
  readonly countsLineBreaks: string;
  readonly isInProfile: string;
  /** `updatedAt` of the version that is changed. */
  readonly basedOn: string;
}

const fieldsOf = (answer: ProfileAnswer): Fields => {
  const target = answer.target === null ? 'none' : `${answer.target}`;
  const isUsual = target === 'none' || targets.some((each) => each === target);
  return {
    question: answer.question ?? '',
    name: answer.name,
    text: answer.text,
    language: answer.language,
    target: isUsual ? target : 'other',
    typedTarget: isUsual ? '' : target,
    countsLineBreaks: answer.countsLineBreaks ? yes : '',
    isInProfile: answer.isInProfile ? yes : '',
    basedOn: answer.updatedAt,
  };
};

const targetOf = ({ target, typedTarget }: Pick<Fields, 'target' | 'typedTarget'>): number | null => {
  if (target === 'none') return null;
  const number = Number(normalizeText(target === 'other' ? typedTarget : target, 'NFKC').trim());
  const { minimum, maximum } = limits.target;
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : null;
};

/** What the service is told of the fields. */
const savedPart = (fields: Fields) => ({
  name: typedText(fields.name),
  language: isLanguage(fields.language) ? fields.language : 'en',
  text: typedText(fields.text),
  target: targetOf(fields),
  countsLineBreaks: fields.countsLineBreaks === yes,
  isInProfile: fields.isInProfile === yes,
});

/** The changes to a version. What stayed is left out, since it may have been changed elsewhere. */
const changesOf = (fields: Fields, answer: ProfileAnswer): ProfileAnswerUpdate => {
  const part = savedPart(fields);
  return {
    basedOn: fields.basedOn,
    ...(part.name !== answer.name && { name: part.name }),
    ...(part.language !== answer.language && { language: part.language }),
    ...(part.text !== answer.text && { text: part.text }),
    ...(part.target !== answer.target && { target: part.target }),
    ...(part.countsLineBreaks !== answer.countsLineBreaks && { countsLineBreaks: part.countsLineBreaks }),
    ...(part.isInProfile !== answer.isInProfile && { isInProfile: part.isInProfile }),
  };
};

interface VersionEditorProps {
  readonly section: AnswerSectionId;
  /** Null for a new version. */
  readonly answer: ProfileAnswer | null;
  /** What it begins with. */
  readonly first: ProfileAnswer;
  /** The other versions of the answer to the same question. */
  readonly others: readonly ProfileAnswer[];
  /** Where to continue after saving; null to stay. */
  readonly next: string | null;
}

/** Writes one version of an answer, with what a careful reader and those who read along notice. */
export function VersionEditor(props: VersionEditorProps) {
  const [attempt, setAttempt] = useState(0);
  const name = draftName(props.section, props.first.id);
  return (
    <VersionForm
      key={attempt}
      {...props}
      onDiscard={() => {
        drafts.discard(name);
        setAttempt(attempt + 1);
      }}
    />
  );
}

interface VersionFormProps extends VersionEditorProps {
  readonly onDiscard: () => void;
}

function VersionForm({ section, answer, first, others, next, onDiscard }: VersionFormProps) {
  const { t } = useTranslation('answers');
  const isWide = useMedia(media.desktop);
  const navigate = useNavigate();
  const texts = useTextRules();
  const change = useChangeAnswers();
  const id = draftName(section, first.id);
  const isOwn = section === 'questions';
  const canBeInProfile = !isOwn && first.job === null;
  const list = toAnswers(section, next);
  const [draftAtFirst, setDraftAtFirst] = useState(() => drafts.read(id));
  const form = useSentForm<Fields, ProfileAnswer>({
    id,
    names: ['question', 'name', 'text', 'language', 'target', 'typedTarget'],
    schema: z
      .object({
        question: isOwn && answer === null ? texts.needed(limits.question, t('questionNeeded')) : z.string(),
        name: texts.needed(limits.name, t('nameNeeded')),
        text: texts.optional(limits.text),
        language: z.string(),
        target: z.string(),
        typedTarget: z.string(),
        countsLineBreaks: z.string(),
        isInProfile: z.string(),
        basedOn: z.string(),
      })
      .check(
        z.refine((fields) => fields.target !== 'other' || targetOf(fields) !== null, {
          path: ['typedTarget'],
          error: t('targetWrong'),
        }),
        z.refine(
          ({ isInProfile, text }) => isInProfile !== yes || [...typedText(text)].length <= maxInProfile,
          { path: ['text'], error: t('tooLongForProfile') },
        ),
      ),
    defaultValues: fieldsOf(first),
    draft: { name: id, of: (fields) => ({ ...fields }) },
    send: (fields) =>
      answer === null
        ? change.create({
            ...savedPart(fields),
            topic: first.topic,
            question: isOwn ? typedText(fields.question) : null,
          })
        : change.update(answer.id, changesOf(fields, answer)),
    onSent: (saved) => {
      notify.success(t('saved'));
      if (next !== null) {
        void navigate(next, { replace: true });
      } else if (saved.id === first.id) {
        setDraftAtFirst({});
        form.form.reset(fieldsOf(saved));
      } else {
        // Both texts are kept where another device has changed the version meanwhile.
        const state = answer === null ? null : { beside: answer.id };
        void navigate(toAnswer(section, saved.id), { replace: true, state });
      }
    },
  });
  const { control } = form.form;
  const fieldId = `${id}-text`;
  const comments = answer !== null && answer.commentCount > 0 && (
    <LiveComments control={control} answerId={answer.id} fieldId={fieldId} />
  );
  const basedOn = draftAtFirst['basedOn'];
  const isChangedSince = answer !== null && basedOn !== undefined && basedOn !== answer.updatedAt;
  return (
    <>
      <Card>
        <Stack gap="large">
          {answer !== null && <VersionHead section={section} answer={answer} others={others} list={list} />}
          {answer !== null && <KeptBeside answer={answer} others={others} section={section} />}
          {basedOn !== undefined && (
            <Alert
              tone={isChangedSince ? 'warning' : 'info'}
              silent
              actions={
                <Button size="small" onClick={onDiscard}>
                  {t('draft.discard')}
                </Button>
              }
            >
              {t(isChangedSince ? 'draft.changedSince' : 'draft.kept')}
            </Alert>
          )}
          <SentForm state={form}>
            {isOwn &&
              (answer === null ? (
                <TextField
                  {...form.field('question', { isRequired: true })}
                  label={t('question')}
                  hint={t('questionHint')}
                />
              ) : (
                <Text size="large" weight="strong">
                  {answer.question}
                </Text>
              ))}
            <TextField
              {...form.field('name', { isRequired: true })}
              label={t('name')}
              hint={t(section === 'reasons' ? 'nameHintReasons' : 'nameHint')}
            />
            <Stack gap="xxsmall">
              <TextArea
                {...form.field('text')}
                label={t('text')}
                hint={isOwn ? undefined : t(`good.${section}`)}
                rows={8}
                grows
                aria-describedby={`${fieldId}-length`}
              />
              <LiveLength control={control} id={`${fieldId}-length`} />
            </Stack>
            {!isWide && comments}
            <Grid columns={{ tablet: 2 }} gap="medium" align="start">
              <Select
                {...form.field('target')}
                label={t('target')}
                options={[
                  { value: 'none', label: t('targetNone') },
                  ...targets.map((value) => ({ value, label: t('targetOf', { count: Number(value) }) })),
                  { value: 'other', label: t('targetOther') },
                ]}
              />
              <TypedTarget control={control}>
                <TextField
                  {...form.field('typedTarget', { isRequired: true })}
                  label={t('typedTarget')}
                  inputMode="numeric"
                  autoComplete="off"
                />
              </TypedTarget>
              <Select
                {...form.field('language')}
                label={t('language')}
                options={languages.map((value) => ({ value, label: languageNames[value] }))}
              />
            </Grid>
            <Stack gap="small">
              <Choice form={form.form} name="countsLineBreaks" label={t('countsLineBreaks')} />
              {canBeInProfile && (
                <Choice
                  form={form.form}
                  name="isInProfile"
                  label={t('showInProfile')}
                  hint={t(section === 'reasons' ? 'showInProfileHintReasons' : 'showInProfileHint')}
                />
              )}
            </Stack>
            <Inline gap="xsmall">
              <Button type="submit" variant="primary" working={form.isSending} workingLabel={t('saving')}>
                {t('save')}
              </Button>
              <LinkButton to={list}>{t('allVersions')}</LinkButton>
            </Inline>
          </SentForm>
        </Stack>
      </Card>
      <Stack gap="medium">
        {isWide && comments}
        <LiveReading control={control} fieldId={fieldId} answer={first} />
      </Stack>
    </>
  );
}

interface LiveProps {
  readonly control: Control<Fields>;
}

/** The text as it is typed, a moment late where the device is busy. */
const useText = (control: Control<Fields>): string => useDeferredValue(useWatch({ control, name: 'text' }));

/** Milliseconds without typing after which the length is announced. */
const announceAfter = 1_000;

/** How long the text is, of its target; announced when the student pauses. */
function LiveLength({ control, id }: LiveProps & { readonly id: string }) {
  const text = useText(control);
  const [target, typedTarget, breaks] = useWatch({
    control,
    name: ['target', 'typedTarget', 'countsLineBreaks'],
  });
  const lengthText = useLengthText();
  const aim = targetOf({ target, typedTarget });
  const length = useMemo(() => lengthOf(text, breaks === yes), [text, breaks]);
  const words = lengthText(length, aim);
  const isOver = aim !== null && length > aim;
  const [before] = useState(words);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (words === before) return undefined;
    const timer = setTimeout(() => setAnnounced(words), announceAfter);
    return () => clearTimeout(timer);
  }, [words, before]);
  return (
    <>
      <Text id={id} size="small" tone={isOver ? 'danger' : 'soft'} align="end">
        {words}
      </Text>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}

interface LiveCommentsProps extends LiveProps {
  readonly answerId: string;
  readonly fieldId: string;
}

function LiveComments({ control, ...rest }: LiveCommentsProps) {
  return <AnswerComments {...rest} text={useText(control)} />;
}

interface LiveReadingProps extends LiveProps {
  readonly fieldId: string;
  readonly answer: ProfileAnswer;
}

function LiveReading({ control, fieldId, answer: { job } }: LiveReadingProps) {
  const { t } = useTranslation('answers');
  const text = useText(control);
  const [language, target, typedTarget, countsLineBreaks] = useWatch({
    control,
    name: ['language', 'target', 'typedTarget', 'countsLineBreaks'],
  });
  if (text.trim() === '') return null;
  return (
    <Card>
      <CarefulReading
        medium="WRITING"
        level={2}
        company={
          job === null ? undefined : { name: job.companyName, nameJp: job.companyNameJp, industry: null }
        }
        texts={[
          {
            label: t('text'),
            text,
            fieldId,
            language: isLanguage(language) ? language : undefined,
            target: targetOf({ target, typedTarget }) ?? undefined,
            countsLineBreaks: countsLineBreaks === yes,
          },
        ]}
      />
    </Card>
  );
}

interface TypedTargetProps extends LiveProps {
  readonly children: ReactNode;
}

function TypedTarget({ control, children }: TypedTargetProps) {
  return useWatch({ control, name: 'target' }) === 'other' ? children : null;
}

interface ChoiceProps {
  readonly form: UseFormReturn<Fields>;
  readonly name: 'countsLineBreaks' | 'isInProfile';
  readonly label: string;
  readonly hint?: string;
}

function Choice({ form: { control, setValue }, name, label, hint }: ChoiceProps) {
  const value = useWatch({ control, name });
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={value === yes}
      onChange={(event) => setValue(name, event.currentTarget.checked ? yes : '', { shouldDirty: true })}
    />
  );
}
