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
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { ClockContext, useFormat } from '../../../shared/format/useFormat.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { questionsOf, readAnswer, withAnswers, type Answers } from '../read/answers.ts';
import { foundSections, type FoundSection, type ReadResume } from '../read/foundProfile.ts';
import { linesOf } from '../read/linesOf.ts';
import { withoutKnown } from '../read/sameFacts.ts';
import { takeOver, type ProfileChange } from '../read/takeOver.ts';
import { dayOf } from '../read/today.ts';
import { EntryQuestions } from './EntryQuestions.tsx';
import { LeftOutAlert } from './LeftOutAlert.tsx';
import { useFailureToast } from '../../../shared/errors/useFailureToast.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

export interface TakeOverDialogProps {
  readonly read: ReadResume;
  /** The kind of file: from a document, a scanned page may be why nothing was found. */
  readonly source: 'document' | 'json';
  readonly onClose: () => void;
}

/** Sections whose text is replaced; the others are extended. */
const replacing: ReadonlySet<FoundSection> = new Set(['about', 'hobbies', 'research', 'focus', 'personal']);

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
  read: { found: all, leftOut, shortened },
  source,
  onClose,
}: TakeOverDialogProps) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const client = useQueryClient();
  const person = useProfile();
  const tellFailed = useFailureToast();
  const student = useStudentProfile();
  const { data: personNow } = person;
  const { data: studentNow } = student;
  const profile =
    personNow !== undefined && studentNow !== undefined ? { person: personNow, student: studentNow } : null;
  const found = profile === null ? {} : withoutKnown(all, profile);
  const sections = foundSections.filter((section) => found[section] !== undefined);
  const cut = sections.filter((section) => shortened.has(section));
  const now = use(ClockContext);
  const [accepted, setAccepted] = useState<ReadonlySet<FoundSection>>(new Set());
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [leftEntries, setLeftEntries] = useState<ReadonlySet<string>>(new Set());
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [wasSent, setWasSent] = useState(false);
  const toggle = (section: FoundSection) => setAccepted((before) => toggled(before, section));
  const entryTitle = (section: FoundSection, entry: string) =>
    linesOf(found, section, format)[Number(entry.split('.')[1])] ?? '';
  const today = dayOf(now());
  const questions = questionsOf(found);
  /** The questions whose answer is needed: those of accepted sections, without the entries that are left out. */
  const wanted = questions.filter(({ section, entry }) => accepted.has(section) && !leftEntries.has(entry));
  const open = wanted.filter((question) => readAnswer(question, answers.get(question.key)) === null);
  const change =
    profile !== null
      ? takeOver(
          withAnswers(found, new Map(wanted.map(({ key }) => [key, answers.get(key) ?? ''])), today),
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
      tellFailed(error);
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
                      {linesOf(found, section, format).map((line) => (
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
