import type { AnswerOwed } from '@michi/api/chat';
import { ChatNotice } from '@michi/design-system/chat-layout';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { toInterview, toOffer } from '../../../shared/navigation/paths.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

const placeOf = ({ interviewId, jobOfferId }: AnswerOwed): string | null => {
  if (interviewId !== null) return toInterview(interviewId);
  return jobOfferId === null ? null : toOffer(jobOfferId);
};

export interface AnswerDueNoticeProps {
  readonly owed: AnswerOwed;
}

/** The most urgent response that the student owes the other side. */
export function AnswerDueNotice({ owed }: AnswerDueNoticeProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const place = placeOf(owed);
  const { answerBy, jobKind, stage } = owed;
  return (
    <ChatNotice
      icon={CalendarClock}
      tone="deadline"
      {...(place !== null && {
        actions: (
          <LinkButton size="small" to={place}>
            {t('owed.open')}
          </LinkButton>
        ),
      })}
    >
      <strong>
        {stage === 'OFFERED'
          ? t(`owed.OFFERED.${jobKind}`)
          : t(stage === 'INTERVIEW_REQUESTED' ? 'owed.INTERVIEW_REQUESTED' : 'owed.other')}
      </strong>{' '}
      {answerBy !== null && t('owed.by', { moment: format.dateAndTime(answerBy) })}
    </ChatNotice>
  );
}
