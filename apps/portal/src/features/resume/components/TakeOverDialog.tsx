import {
  getProfileQueryKey,
  getStudentProfileQueryKey,
  updateStudentProfile,
  useProfile,
  useStudentProfile,
  type StudentProfile,
} from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { DateField } from '@michi/design-system/date-field';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { useFailureToast } from '../../../shared/errors/useFailureReports.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { linesOf } from '../read/linesOf.ts';
import { dayOf } from '../read/months.ts';
import { parsedSections, limits, type ParsedSection, type ParsedResume } from '../read/parsedProfile.ts';
import { withoutKnown } from '../read/sameFacts.ts';
import {
  questionsOf,
  readAnswer,
  withAnswers,
  takeOver,
  firstAnswer,
  type Answers,
  type ProfileChange,
  type Question,
} from '../read/takeOver.ts';
import { LeftOutAlert } from './LeftOutAlert.tsx';

interface TakeOverDialogProps {
  readonly read: ParsedResume;
  /** The kind of file: from a document, a scanned page may be why nothing was found. */
  readonly source: 'document' | 'json';
  readonly onClose: () => void;
}

/** Sections whose text is replaced; the others are extended. */
const replacing: ReadonlySet<ParsedSection> = new Set(['about', 'hobbies', 'research', 'focus', 'personal']);

const toggled = <Item,>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> => {
  const after = new Set(set);
  if (!after.delete(item)) after.add(item);
  return after;
};

/**
 * Data read from a resume, section by section, each to be accepted into the profile or not. Unclear facts are asked
 * for, and everything accepted is saved in one request.
 */
export function TakeOverDialog({
  read: { parsed: all, leftOut, shortened },
  source,
  onClose,
}: TakeOverDialogProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const client = useQueryClient();
  const person = useProfile();
  const notifyOfFailure = useFailureToast();
  const student = useStudentProfile();
  const { data: personNow } = person;
  const { data: studentNow } = student;
  const profile =
    personNow !== undefined && studentNow !== undefined ? { person: personNow, student: studentNow } : null;
  const parsed = profile === null ? {} : withoutKnown(all, profile);
  const sections = parsedSections.filter((section) => parsed[section] !== undefined);
  const cut = sections.filter((section) => shortened.has(section));
  const now = use(ClockContext);
  const [accepted, setAccepted] = useState<ReadonlySet<ParsedSection>>(new Set());
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [leftEntries, setLeftEntries] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [wasSent, setWasSent] = useState(false);
  const toggle = (section: ParsedSection) => setAccepted((before) => toggled(before, section));
  const entryTitle = (section: ParsedSection, entry: string) =>
    linesOf(parsed, section, format)[Number(entry.split('.')[1])] ?? '';
  const today = dayOf(now());
  const questions = questionsOf(parsed);
  /** The questions whose answer is needed: those of accepted sections, without the entries that are left out. */
  const needed = questions.filter(({ section, entry }) => accepted.has(section) && !leftEntries.has(entry));
  const open = needed.filter((question) => readAnswer(question, answers.get(question.key)) === null);
  const change =
    profile !== null
      ? takeOver(
          withAnswers(parsed, new Map(needed.map(({ key }) => [key, answers.get(key) ?? ''])), today),
          accepted,
          profile,
        )
      : null;
  const save = async ({ person: ofPerson, student: ofStudent }: ProfileChange) => {
    setWasSent(true);
    if (accepted.size === 0 || open.length > 0 || isSaving) return;
    setSaving(true);
    setFailure(null);
    try {
      const saved = await updateStudentProfile({
        ...(Object.keys(ofPerson).length > 0 && { person: ofPerson }),
        ...(Object.keys(ofStudent).length > 0 && { profile: ofStudent }),
      });
      client.setQueryData<StudentProfile>(getStudentProfileQueryKey(), saved);
      if (Object.keys(ofPerson).length > 0)
        await client.invalidateQueries({ queryKey: getProfileQueryKey() });
      notify.success(t('read.done'));
      onClose();
    } catch (error) {
      setFailure(error);
      notifyOfFailure(error);
    } finally {
      setSaving(false);
    }
  };
  const hasFailed = person.isError || student.isError;
  const nothing =
    Object.keys(all).length > 0 ? 'read.known' : source === 'json' ? 'json.nothing' : 'read.nothing';
  return (
    <OpenDialog
      onClose={onClose}
      title={t('read.title')}
      description={sections.length > 0 ? t('read.what') : undefined}
      footer={
        <>
          <Button onClick={onClose}>
            {shared(sections.length > 0 ? 'actions.cancel' : 'actions.close')}
          </Button>
          {sections.length > 0 && change !== null && (
            <Button
              variant="primary"
              working={isSaving}
              workingLabel={t('working')}
              onClick={() => void save(change)}
            >
              {t('read.confirm')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="medium">
        {failure !== null && (
          <Alert tone="danger" title={errorMessage(failure, shared)}>
            {Object.values(fieldErrors(failure)).join(' ')}
          </Alert>
        )}
        {hasFailed && <Alert tone="danger">{t('read.profileFailed')}</Alert>}
        {change === null && !hasFailed && <Skeleton width="threeQuarters" />}
        {profile !== null && sections.length === 0 && <Alert tone="info">{t(nothing)}</Alert>}
        {sections.length > 0 && (
          <CheckboxGroup
            label={t('read.sections')}
            error={wasSent && accepted.size === 0 ? t('read.noneChosen') : undefined}
          >
            {sections.map((section) => (
              <Stack key={section} gap="small">
                <Checkbox
                  label={t(`sections.${section}`)}
                  checked={accepted.has(section)}
                  onChange={() => toggle(section)}
                  hint={
                    <Stack gap="xxsmall">
                      {linesOf(parsed, section, format).map((line) => (
                        <Text key={line} size="small" preserveLines>
                          {line}
                        </Text>
                      ))}
                      <Text size="small" tone="soft">
                        {t(replacing.has(section) ? 'read.replaces' : 'read.adds')}
                      </Text>
                    </Stack>
                  }
                />
                {accepted.has(section) &&
                  [
                    ...new Set(questions.filter((one) => one.section === section).map(({ entry }) => entry)),
                  ].map((entry) => (
                    <EntryQuestions
                      key={entry}
                      title={entryTitle(section, entry)}
                      questions={questions.filter((one) => one.entry === entry)}
                      answers={answers}
                      isLeftOut={leftEntries.has(entry)}
                      isChecked={wasSent}
                      onAnswer={(key, typed) => setAnswers((before) => new Map(before).set(key, typed))}
                      onLeaveOut={() => setLeftEntries((before) => toggled(before, entry))}
                    />
                  ))}
              </Stack>
            ))}
          </CheckboxGroup>
        )}
        {change !== null && change.excess.size > 0 && (
          <Alert tone="warning" title={t('read.full')}>
            <Stack as="ul" gap="xxsmall">
              {[...change.excess].map(([section, count]) => (
                <Text as="li" key={section} size="small">
                  {t('read.excess', {
                    section: t(`sections.${section}`),
                    count,
                    formatted: format.number(count),
                  })}
                </Text>
              ))}
            </Stack>
          </Alert>
        )}
        {cut.length > 0 && (
          <Alert tone="warning" silent title={t('read.shortened')}>
            {format.list(cut.map((each) => t(`sections.${each}`)))}
          </Alert>
        )}
        {leftOut.length > 0 && <LeftOutAlert leftOut={leftOut} source={source} />}
      </Stack>
    </OpenDialog>
  );
}

interface EntryQuestionsProps {
  readonly title: string;
  /** The facts that it lacks; at least one. */
  readonly questions: readonly Question[];
  readonly answers: Answers;
  readonly isLeftOut: boolean;
  /** Whether missing answers are named, as after the first try to save. */
  readonly isChecked: boolean;
  readonly onAnswer: (key: string, typed: string) => void;
  readonly onLeaveOut: () => void;
}

/** Asks for facts missing from an entry of a resume, unless the entry is excluded. */
function EntryQuestions({
  title,
  questions,
  answers,
  isLeftOut,
  isChecked,
  onAnswer,
  onLeaveOut,
}: EntryQuestionsProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const texts = useTextRules();
  return (
    <Stack gap="small">
      <Text size="small" weight="strong">
        {title === '' ? t('read.ask.title') : t('read.ask.about', { entry: title })}
      </Text>
      {!isLeftOut &&
        questions.map((question) => {
          const { key, name, fact } = question;
          const typed = answers.get(key) ?? firstAnswer(question);
          const fieldProps = {
            label: t(`read.ask.${name}`),
            hint: fact.source === '' ? undefined : t('read.ask.source', { source: fact.source }),
            requirement: shared('form.required'),
            error:
              isChecked && readAnswer(question, typed) === null
                ? (texts.faultOf(typed, { maxLength: limits.name }) ?? t(`read.ask.missing.${fact.kind}`))
                : undefined,
          };
          return fact.kind === 'date' ? (
            <DateField
              key={key}
              {...fieldProps}
              yearLabel={t('date.year')}
              monthLabel={t('date.month')}
              dayLabel={t('date.day')}
              unitsAfter={language === 'jp'}
              value={typed}
              onValueChange={(value) => onAnswer(key, value)}
            />
          ) : (
            <TextField
              key={key}
              {...fieldProps}
              autoComplete="off"
              value={typed}
              onChange={(event) => onAnswer(key, event.currentTarget.value)}
            />
          );
        })}
      <Checkbox label={t('read.ask.leaveOut')} checked={isLeftOut} onChange={onLeaveOut} />
    </Stack>
  );
}
