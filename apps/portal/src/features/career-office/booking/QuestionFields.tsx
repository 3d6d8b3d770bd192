import { useShowJobOffer } from '@michi/api/job';
import { counsellingRequestLimits as limits } from '@michi/api/university';
import { useListResumes } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Checkbox } from '@michi/design-system/checkbox';
import { CheckboxGroup } from '@michi/design-system/checkbox-group';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { drafts } from '../../../shared/offline/drafts.ts';
import { LongText } from '../../../shared/ui/forms/LongText.tsx';
import type { SentFormState } from '../../../shared/ui/forms/useSentForm.ts';
import { OfferCard, offerReferenceOf } from '../../../shared/ui/detail/OfferCard.tsx';
import { FailedAlert } from '../../../shared/ui/results/QueryStates.tsx';
import {
  maxAttachments,
  readBookingDraft,
  writeBookingDraft,
  type BookingChoice,
  type BookingDraft,
} from './booking.ts';
import { FilesField } from './FilesField.tsx';

interface QuestionFieldsProps {
  readonly choice: BookingChoice;
  readonly onChange: (change: Partial<BookingChoice>) => void;
  readonly stored: PersistedBookingDraft;
  /** The properties of the question's field in the form. */
  readonly question: ReturnType<SentFormState<{ question: string }>['field']>;
}

/** The student's question, and files for the counsellor; all optional. */
export function QuestionFields({
  choice,
  onChange,
  stored: { draft, change },
  question,
}: QuestionFieldsProps) {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { data: resumes } = useListResumes();
  const isFull = draft.resumeIds.length >= maxAttachments;
  return (
    <Stack gap="large">
      {choice.offer !== null && (
        <AttachedOffer id={choice.offer} onRemove={() => onChange({ offer: null })} />
      )}
      <LongText
        {...question}
        label={t('ask.label')}
        hint={t('ask.hint', { formatted: format.number(limits.question.maxLength) })}
        limit={limits.question.maxLength}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change(() => ({ question: value }));
          void question.onChange(event);
        }}
      />
      {resumes !== undefined && resumes.length > 0 && (
        <CheckboxGroup
          label={t('ask.resumes')}
          requirement={shared('form.optional')}
          hint={t('ask.resumesHint', { count: maxAttachments })}
        >
          {resumes.map(({ id, title, updatedAt }) => {
            const isChosen = draft.resumeIds.includes(id);
            return (
              <Checkbox
                key={id}
                label={title}
                hint={t('ask.resumeOf', { date: format.date(updatedAt) })}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() =>
                  change(({ resumeIds }) => ({
                    resumeIds: isChosen ? resumeIds.filter((each) => each !== id) : [...resumeIds, id],
                  }))
                }
              />
            );
          })}
        </CheckboxGroup>
      )}
      <FilesField
        files={draft.files}
        onAdd={(file) => change(({ files }) => ({ files: [...files, file] }))}
        onRemove={(id) => change(({ files }) => ({ files: files.filter((file) => file.id !== id) }))}
      />
    </Stack>
  );
}

interface AttachedOfferProps {
  readonly id: string;
  /** Books without it; also where it could not be loaded. */
  readonly onRemove?: () => void;
}

/** The offer that the student brings to an appointment that is not booked yet. */
export function AttachedOffer({ id, onRemove }: AttachedOfferProps) {
  const { t } = useTranslation('career-office');
  const { data: letter, isError, refetch } = useShowJobOffer(id);
  if (letter !== undefined)
    return <OfferCard offer={offerReferenceOf(letter)} {...(onRemove !== undefined && { onRemove })} />;
  if (!isError) return <Skeleton width="half" />;
  return (
    <Stack gap="small" align="start">
      <FailedAlert onTryAgain={refetch}>{t('ask.offerFailed')}</FailedAlert>
      {onRemove !== undefined && (
        <Button size="small" variant="ghost" onClick={onRemove}>
          {t('ask.withoutOffer')}
        </Button>
      )}
    </Stack>
  );
}

/** Name of the draft: one booking at a time. */
const form = 'counselling-booking';

export interface PersistedBookingDraft {
  readonly draft: BookingDraft;
  readonly change: (next: (draft: BookingDraft) => Partial<BookingDraft>) => void;
  readonly discard: () => void;
}

/** Keeps the question and the files, so that they survive a reload, a lost slot and an expired session. */
export const useBookingDraft = (): PersistedBookingDraft => {
  const [draft, setDraft] = useState(() => readBookingDraft(drafts.read(form)));
  return {
    draft,
    change: (next) =>
      setDraft((before) => {
        const after = { ...before, ...next(before) };
        drafts.keep(form, writeBookingDraft(after));
        return after;
      }),
    discard: () => drafts.discard(form),
  };
};
