import type { Job, JobQuestion } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import {
  createProfileAnswer,
  getListProfileAnswersQueryKey,
  getListProfileAnswersQueryOptions,
  profileAnswerRequestLimits,
  updateProfileAnswer,
  useListProfileAnswers,
  type ProfileAnswer,
  type ProfileAnswerRequest,
} from '@michi/api/user';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useSentForm.ts';
import { answerFields, type ApplyFields } from './answerFields.ts';
import { likelyTopic } from './likelyTopic.ts';
import { partsOfStamp, reconcileAnswer, stampOf, type Reconciled } from './reconcileAnswer.ts';

/** What happens to an answer, beside what its fields say. */
export type KeepingState =
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly message: string };

export interface KeptAnswers {
  /** Every version of every answer of the student, the last changed first; empty until they are there. */
  readonly versions: readonly ProfileAnswer[];
  /** Those that can be taken for a question: not the one that it rests on, nor an empty one. */
  readonly versionsFor: (questionId: string) => readonly ProfileAnswer[];
  readonly states: ReadonlyMap<string, KeepingState>;
  /** Saves the answer to a question, if it has changed and is not empty. */
  readonly keep: (questionId: string) => void;
  /** Fills in a version, for this company alone. */
  readonly take: (questionId: string, version: ProfileAnswer) => void;
  /** Exchanges the text with the other one that is offered. */
  readonly takeOther: (questionId: string) => void;
  readonly dropOther: (questionId: string) => void;
  /** Called once the application is sent: keeps what was sent; its draft is gone, and must not come back. */
  readonly stop: () => void;
}

/** Kana or kanji. */
const japanese = /[\u3040-\u30FF\u3400-\u9FFF]/;

const languageOf = (text: string): Language => (japanese.test(text) ? 'jp' : 'en');

/** The start of a text that fits a limit of the contract. */
const within = (text: string, { maxLength }: { readonly maxLength: number }): string =>
  [...text].slice(0, maxLength).join('');

const isFor = (answer: ProfileAnswer, jobId: string, questionId: string): boolean =>
  answer.job?.jobId === jobId && answer.job.questionId === questionId;

/**
 * Keeps what is written for one company with the student's answers: when a field is left, when the page is hidden or left, and
 * when the device is online again.
 * What another device has kept fills an empty field.
 */
export function useKeptAnswers(
  { id: jobId, company }: Pick<Job, 'id' | 'company'>,
  questions: readonly JobQuestion[],
  { getValues, setValue }: UseFormReturn<ApplyFields>,
): KeptAnswers {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const client = useQueryClient();
  const clock = useContext(ClockContext);
  const keyFor = useIdempotencyKey();
  const written = questions.filter(({ kind }) => kind === 'TEXT');
  const { data: versions } = useListProfileAnswers({
    query: { retry: false, staleTime: 0, enabled: written.length > 0 },
  });
  const [states, setStates] = useState<ReadonlyMap<string, KeepingState>>(new Map());
  /** Texts on their way, by question. */
  const sending = useRef(new Map<string, string>());
  const isOver = useRef(false);
  /** Questions whose draft has met the kept version; their text is of this visit from then on. */
  const met = useRef(new Set<string>());

  const showState = (questionId: string, state: KeepingState | null): void =>
    setStates((before) => {
      const next = new Map(before);
      if (state === null) next.delete(questionId);
      else next.set(questionId, state);
      return next;
    });

  const apply = (questionId: string, { text, stamp, saved, other }: Reconciled): void => {
    const names = answerFields(questionId);
    if (text !== undefined) setValue(names.answer, text, { shouldDirty: true, shouldValidate: false });
    if (stamp !== undefined) setValue(names.stamp, stamp);
    if (saved !== undefined) setValue(names.saved, saved);
    if (other !== undefined) {
      setValue(names.other, other.text);
      setValue(names.otherAt, other.at);
    }
  };

  /** Offers a version, unless a text that is on this device alone is offered already. */
  const offerKept = (questionId: string, { text, updatedAt }: ProfileAnswer): void => {
    if ((getValues(answerFields(questionId).other) ?? '') === '')
      apply(questionId, { other: { text, at: updatedAt } });
  };

  const meet = useEffectEvent((all: readonly ProfileAnswer[]) => {
    for (const { id } of written) {
      const names = answerFields(id);
      const stamp = getValues(names.stamp) ?? '';
      const own = all.filter((answer) => isFor(answer, jobId, id));
      const kept = all.find((answer) => answer.id === partsOfStamp(stamp)?.id) ?? own[0];
      if (kept !== undefined && !sending.current.has(id)) {
        const held = {
          typed: getValues(names.answer) ?? '',
          stamp,
          saved: getValues(names.saved) ?? '',
          typedAt: met.current.has(id) ? null : (getValues('typedAt') ?? null),
        };
        const { other, ...reconciled } = reconcileAnswer(held, kept);
        apply(id, reconciled);
        if (other?.text === kept.text) offerKept(id, kept);
        else if (other !== undefined) apply(id, { other });
      }
      met.current.add(id);
    }
  });
  useEffect(() => {
    if (versions !== undefined) meet(versions);
  }, [versions]);

  const store = (answer: ProfileAnswer): void => {
    client.setQueryData<readonly ProfileAnswer[]>(getListProfileAnswersQueryKey(), (before) => [
      answer,
      ...(before ?? []).filter(({ id }) => id !== answer.id),
    ]);
  };

  /** A version that was changed elsewhere meanwhile, which stands beside the one that was sent. */
  const offerChanged = async (questionId: string, changedId: string): Promise<void> => {
    const all = await client.fetchQuery({ ...getListProfileAnswersQueryOptions(), staleTime: 0 });
    const changed = all.find(({ id }) => id === changedId);
    if (changed !== undefined) offerKept(questionId, changed);
  };

  const save = async (question: JobQuestion, source?: ProfileAnswer): Promise<void> => {
    const { id: questionId } = question;
    const names = answerFields(questionId);
    const text = typedText(getValues(names.answer) ?? '');
    const kept = partsOfStamp(getValues(names.stamp) ?? '');
    const isKept = kept !== null && text === typedText(getValues(names.saved) ?? '');
    if (text === '' || isKept || sending.current.has(questionId)) return;
    sending.current.set(questionId, text);
    showState(questionId, { kind: 'saving' });
    try {
      const own = pickBilingual(question, 'text', language) ?? '';
      const topic = likelyTopic(question) ?? source?.topic ?? 'OWN_QUESTION';
      const create = (request: ProfileAnswerRequest) =>
        createProfileAnswer(request, { headers: keyFor(request) });
      const answer =
        kept === null
          ? await create({
              topic,
              ...(topic === 'OWN_QUESTION' && {
                question: within(source?.question ?? own, profileAnswerRequestLimits.question),
              }),
              name: within(
                t('answers.keptName', { company: pickBilingual(company, 'name', language) }),
                profileAnswerRequestLimits.name,
              ),
              language: languageOf(text),
              text,
              target: question.maxCharacters,
              countsLineBreaks: true,
              job: { jobId, questionId },
            })
          : await updateProfileAnswer(kept.id, { basedOn: kept.updatedAt, text });
      store(answer);
      if (isOver.current) return;
      apply(questionId, { stamp: stampOf(answer), saved: text });
      showState(questionId, null);
      if (kept !== null && answer.id !== kept.id) await offerChanged(questionId, kept.id);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      // Deleted meanwhile: the next time it is a new one.
      if (cause.code === 'NOT_FOUND') apply(questionId, { stamp: '', saved: '' });
      showState(questionId, {
        kind: 'failed',
        message:
          cause.failure.kind === 'problem' ? errorMessage(cause, shared) : t('answers.keptWhenReached'),
      });
    } finally {
      sending.current.delete(questionId);
    }
  };

  const keep = (questionId: string, source?: ProfileAnswer): void => {
    const question = written.find(({ id }) => id === questionId);
    if (question !== undefined && !isOver.current) void save(question, source);
  };

  const keepAll = useEffectEvent(() => {
    for (const { id } of written) keep(id);
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keepAll();
    };
    const onOnline = () => keepAll();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
      keepAll();
    };
  }, []);

  const offerTyped = (questionId: string): void => {
    const names = answerFields(questionId);
    apply(questionId, {
      other: { text: getValues(names.answer) ?? '', at: clock().toISOString() },
    });
  };

  return {
    versions: versions ?? [],
    versionsFor: (questionId) => {
      const own = partsOfStamp(getValues(answerFields(questionId).stamp) ?? '')?.id;
      return (versions ?? []).filter(({ id, text }) => text !== '' && id !== own);
    },
    states,
    keep,
    take: (questionId, version) => {
      const typed = typedText(getValues(answerFields(questionId).answer) ?? '');
      const isElsewhere = (versions ?? []).some(
        (each) => typedText(each.text) === typed && !isFor(each, jobId, questionId),
      );
      if (typed !== '' && typed !== typedText(version.text) && !isElsewhere) offerTyped(questionId);
      apply(questionId, { text: version.text });
      keep(questionId, version);
    },
    takeOther: (questionId) => {
      const text = getValues(answerFields(questionId).other) ?? '';
      offerTyped(questionId);
      apply(questionId, { text });
      keep(questionId);
    },
    dropOther: (questionId) => apply(questionId, { other: { text: '', at: '' } }),
    stop: () => {
      for (const { id } of written) keep(id);
      isOver.current = true;
    },
  };
}
