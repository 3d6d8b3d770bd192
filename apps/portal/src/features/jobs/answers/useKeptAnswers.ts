import type { Job } from '@michi/api/job';
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
import { languageOf } from '../../../shared/careful-reading/segments.ts';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { ClockContext } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { typedText } from '../../../shared/ui/forms/typedText.ts';
import { useIdempotencyKey } from '../../../shared/ui/forms/useSentForm.ts';
import { jobQuery } from '../queries.ts';
import { answerFields, type ApplyFields } from './answerFields.ts';
import type { AskedText } from './askedTexts.ts';
import { partsOfStamp, reconcileAnswer, stampOf, type Reconciled } from './reconcileAnswer.ts';

/** What happens to an answer, beside what its fields say. */
export type KeepingState =
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly message: string };

export interface KeptAnswers {
  /** Every version of every answer of the student, the last changed first; empty until they are there. */
  readonly versions: readonly ProfileAnswer[];
  /** Those that can be taken for a text: not the one that it rests on, nor an empty one. */
  readonly versionsFor: (id: string) => readonly ProfileAnswer[];
  readonly states: ReadonlyMap<string, KeepingState>;
  /** Fills in what a text begins with, as long as nothing else was typed or kept: it is not kept until it is changed. */
  readonly begin: (id: string, text: string) => void;
  /** Saves a text, if it has changed and is not empty. */
  readonly keep: (id: string) => void;
  /** Fills in a version, for this company alone. */
  readonly take: (id: string, version: ProfileAnswer) => void;
  /** Exchanges the text with the other one that is offered. */
  readonly takeOther: (id: string) => void;
  readonly dropOther: (id: string) => void;
  /** Called once the application is sent: keeps what was sent; its draft is gone, and must not come back. */
  readonly stop: () => void;
}

/** The start of a text that fits a limit of the contract. */
const within = (text: string, { maxLength }: { readonly maxLength: number }): string =>
  [...text].slice(0, maxLength).join('');

const isFor = (answer: ProfileAnswer, jobId: string, { questionId }: AskedText): boolean =>
  answer.job?.jobId === jobId && answer.job.questionId === questionId;

/**
 * Keeps what is written for one company with the student's answers: when a field is left, when the page is hidden or left, and
 * when the device is online again.
 * What another device has kept fills an empty field.
 */
export function useKeptAnswers(
  { id: jobId, company }: Pick<Job, 'id' | 'company'>,
  written: readonly AskedText[],
  { getValues, setValue }: UseFormReturn<ApplyFields>,
): KeptAnswers {
  const { t } = useTranslation('jobs');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const client = useQueryClient();
  const clock = useContext(ClockContext);
  const keyFor = useIdempotencyKey();
  const { data: versions } = useListProfileAnswers({ query: { retry: false, staleTime: 0 } });
  const [states, setStates] = useState<ReadonlyMap<string, KeepingState>>(new Map());
  /** Texts on their way, by id. */
  const sending = useRef(new Map<string, string>());
  const isOver = useRef(false);
  /** Texts whose draft has met the kept version; they are of this visit from then on. */
  const met = useRef(new Set<string>());

  const showState = (id: string, state: KeepingState | null): void =>
    setStates((before) => {
      const next = new Map(before);
      if (state === null) next.delete(id);
      else next.set(id, state);
      return next;
    });

  const apply = (id: string, { text, stamp, saved, other }: Reconciled): void => {
    const names = answerFields(id);
    if (text !== undefined) setValue(names.answer, text, { shouldDirty: true, shouldValidate: false });
    if (stamp !== undefined) setValue(names.stamp, stamp);
    if (saved !== undefined) setValue(names.saved, saved);
    if (other !== undefined) {
      setValue(names.other, other.text);
      setValue(names.otherAt, other.at);
    }
  };

  /** Offers a version, unless a text that is on this device alone is offered already. */
  const offerKept = (id: string, { text, updatedAt }: ProfileAnswer): void => {
    if ((getValues(answerFields(id).other) ?? '') === '') apply(id, { other: { text, at: updatedAt } });
  };

  const meet = useEffectEvent((all: readonly ProfileAnswer[]) => {
    for (const asked of written) {
      const { id } = asked;
      const names = answerFields(id);
      const stamp = getValues(names.stamp) ?? '';
      const own = all.filter((answer) => isFor(answer, jobId, asked));
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
  const offerChanged = async (id: string, changedId: string): Promise<void> => {
    const all = await client.fetchQuery({ ...getListProfileAnswersQueryOptions(), staleTime: 0 });
    const changed = all.find((each) => each.id === changedId);
    if (changed !== undefined) offerKept(id, changed);
  };

  const save = async (asked: AskedText, source?: ProfileAnswer): Promise<void> => {
    const { id, label, limit, questionId } = asked;
    const names = answerFields(id);
    const text = typedText(getValues(names.answer) ?? '');
    const kept = partsOfStamp(getValues(names.stamp) ?? '');
    const isKept = text === typedText(getValues(names.saved) ?? '');
    if (text === '' || isKept || sending.current.has(id)) return;
    sending.current.set(id, text);
    showState(id, { kind: 'saving' });
    try {
      const topic = asked.topic ?? source?.topic ?? 'OWN_QUESTION';
      const create = (request: ProfileAnswerRequest) =>
        createProfileAnswer(request, { headers: keyFor(request) });
      const answer =
        kept === null
          ? await create({
              topic,
              ...(topic === 'OWN_QUESTION' && {
                question: within(source?.question ?? label, profileAnswerRequestLimits.question),
              }),
              name: within(
                t('answers.keptName', { company: pickBilingual(company, 'name', language) }),
                profileAnswerRequestLimits.name,
              ),
              language: source?.language ?? languageOf(text),
              text,
              target: questionId === null ? null : limit,
              countsLineBreaks: true,
              job: { jobId, questionId },
            })
          : await updateProfileAnswer(kept.id, {
              basedOn: kept.updatedAt,
              text,
              ...(source !== undefined && { language: source.language }),
            });
      store(answer);
      if (isOver.current) return;
      apply(id, { stamp: stampOf(answer), saved: text });
      showState(id, null);
      if (kept !== null && answer.id !== kept.id) await offerChanged(id, kept.id);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      // Deleted meanwhile: the next time it is a new one.
      if (cause.code === 'NOT_FOUND') apply(id, { stamp: '', saved: '' });
      // The company no longer asks it, which the page says once it has read the questions again.
      if ('job.questionId' in fieldErrors(cause)) {
        showState(id, null);
        await client.invalidateQueries(jobQuery(jobId));
        return;
      }
      showState(id, {
        kind: 'failed',
        message:
          cause.failure.kind === 'problem' ? errorMessage(cause, shared) : t('answers.keptWhenReached'),
      });
    } finally {
      sending.current.delete(id);
    }
  };

  const keep = (id: string, source?: ProfileAnswer): void => {
    const asked = written.find((each) => each.id === id);
    if (asked !== undefined && !isOver.current) void save(asked, source);
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

  /** Id of the kept version that a text rests on. */
  const ownOf = (id: string): string | undefined => partsOfStamp(getValues(answerFields(id).stamp) ?? '')?.id;

  const offerTyped = (id: string): void => {
    const names = answerFields(id);
    apply(id, {
      other: { text: getValues(names.answer) ?? '', at: clock().toISOString() },
    });
  };

  return {
    versions: versions ?? [],
    versionsFor: (id) => {
      const own = ownOf(id);
      return (versions ?? []).filter((version) => version.text !== '' && version.id !== own);
    },
    states,
    begin: (id, text) => {
      const names = answerFields(id);
      const typed = getValues(names.answer);
      const isUntouched = typed === undefined || typedText(typed) === typedText(getValues(names.saved) ?? '');
      if (ownOf(id) === undefined && isUntouched && typed !== text) apply(id, { text, saved: text });
    },
    keep,
    take: (id, version) => {
      const typed = typedText(getValues(answerFields(id).answer) ?? '');
      const own = ownOf(id);
      const isElsewhere = (versions ?? []).some((each) => typedText(each.text) === typed && each.id !== own);
      if (typed !== '' && typed !== typedText(version.text) && !isElsewhere) offerTyped(id);
      apply(id, { text: version.text });
      keep(id, version);
    },
    takeOther: (id) => {
      const text = getValues(answerFields(id).other) ?? '';
      offerTyped(id);
      apply(id, { text });
      keep(id);
    },
    dropOther: (id) => apply(id, { other: { text: '', at: '' } }),
    stop: () => {
      for (const { id } of written) keep(id);
      isOver.current = true;
    },
  };
}
