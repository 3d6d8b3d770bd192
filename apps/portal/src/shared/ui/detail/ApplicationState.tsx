import type { ApplicationStatus, JobKind } from '@michi/api/job';
import { Badge, type BadgeTone } from '@michi/design-system/badge';
import type { IconComponent } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Building2, CircleCheck, CircleX, Clock, GraduationCap, UserRound } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { ClockContext, useFormat } from '../../format/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { OutsideLink } from '../text/RichText.tsx';
import { StageBadge, isDeclined } from './StageBadge.tsx';

const turns: Readonly<
  Record<NonNullable<ApplicationStatus['turn']>, { readonly tone: BadgeTone; readonly icon: IconComponent }>
> = {
  STUDENT: { tone: 'deadline', icon: UserRound },
  COMPANY: { tone: 'neutral', icon: Building2 },
  UNIVERSITY: { tone: 'neutral', icon: GraduationCap },
};

interface ApplicationProps {
  readonly application: ApplicationStatus;
}

export interface ApplicationStateProps extends ApplicationProps {
  readonly kind: JobKind;
}

/** State of an application in a list: stage, turn, and the relevant date. */
export function ApplicationState({ application, kind }: ApplicationStateProps) {
  const { t } = useTranslation('labels');
  const { turn } = application;
  const turnStyle = turn === null ? null : turns[turn];
  return (
    <Stack gap="xxsmall">
      <Inline gap="xsmall">
        <StageBadge application={application} kind={kind} />
        {turn !== null && turnStyle !== null && (
          <Badge tone={turnStyle.tone} icon={turnStyle.icon}>
            {t(`application.turn.${turn}`)}
          </Badge>
        )}
      </Inline>
      <Inline gap="xsmall">
        <StageDetails application={application} />
      </Inline>
    </Stack>
  );
}

/** What matters at a stage: the response that is due, the interview, its result, the decision. */
function StageDetails({ application }: ApplicationProps) {
  const { t } = useTranslation('labels');
  const format = useFormat();
  const { appliedAt, interview, interviewResult, offer, resultExpectedBy, stage, stageChangedAt, turn } =
    application;
  const expected = <ResultDate application={application} />;
  switch (stage) {
    case 'APPLIED':
      return (
        <>
          <Line>{t('application.state.applied', { date: format.date(appliedAt) })}</Line>
          {expected}
        </>
      );
    case 'RECOMMENDED':
      return turn === 'STUDENT' ? (
        <ResponseDeadline application={application} />
      ) : (
        <Line>{t('application.state.recommendationOver')}</Line>
      );
    case 'INTERVIEW_REQUESTED':
      return (
        <>
          {turn === 'STUDENT' ? (
            <ResponseDeadline application={application} />
          ) : (
            <Line>
              {t(
                interview?.status === 'RESCHEDULE_REQUESTED'
                  ? 'application.state.moved'
                  : 'application.state.notAnswerable',
              )}
            </Line>
          )}
          <Meeting application={application} />
          {resultExpectedBy !== null && expected}
        </>
      );
    case 'INTERVIEW_ACCEPTED':
      return (
        <>
          <Meeting application={application} hasLink />
          {turn !== null && expected}
        </>
      );
    case 'INTERVIEW_RESULT':
      return interviewResult === null ? null : <Result result={interviewResult} interview={interview} />;
    case 'OFFERED':
      return turn === 'STUDENT' ? (
        <ResponseDeadline application={application} />
      ) : (
        <Line>
          {t('application.state.offerExpired', { date: format.dateAndTime(offer?.expiresAt ?? null) })}
        </Line>
      );
    case 'OFFER_ACCEPTED':
      return (
        <Line>
          {t('application.state.offerAccepted', { date: format.date(offer?.answeredAt ?? stageChangedAt) })}
        </Line>
      );
    case 'OFFER_DENIED':
      return (
        <Line>
          {t('application.state.offerDenied', { date: format.date(offer?.answeredAt ?? stageChangedAt) })}
        </Line>
      );
    case 'UNLUCKY':
      return interviewResult?.outcome === 'FAILED' ? (
        <Decision result={interviewResult} interview={interview} />
      ) : (
        <Rejection application={application} />
      );
    case 'WITHDRAWN':
      return (
        <Line>
          {t(isDeclined(application) ? 'application.state.declined' : 'application.state.withdrawn', {
            date: format.date(stageChangedAt),
          })}
        </Line>
      );
  }
}

function Line({ children }: { readonly children: string }) {
  return (
    <Text as="span" size="small" tone="soft">
      {children}
    </Text>
  );
}

/** The response due from the student, with its deadline. */
function ResponseDeadline({ application: { answerBy } }: ApplicationProps) {
  const { t } = useTranslation('labels');
  const format = useFormat();
  const deadline = format.deadline(answerBy, { isOwed: true });
  if (deadline === null) return <Line>{t('application.state.awaitsYou')}</Line>;
  return (
    <Badge tone="deadline" icon={Clock}>
      {deadline.isOver
        ? t('application.state.respondLate', { date: format.dateAndTime(answerBy) })
        : format.list([
            t('application.state.respondBy', { date: format.dateAndTime(answerBy) }),
            deadline.leftInDays,
          ])}
    </Badge>
  );
}

/** Time and place of the interview, and its link while it is open. */
function Meeting({
  application: { interview },
  hasLink = false,
}: ApplicationProps & { readonly hasLink?: boolean }) {
  const { t } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const now = useContext(ClockContext);
  if (interview === null) return null;
  const { address, endsAt, link, startsAt, style } = interview;
  const isAhead = Date.parse(endsAt) > now().getTime();
  return (
    <>
      <Line>
        {format.list([
          pickBilingual(interview, 'phase', language),
          t('application.state.time', {
            date: format.date(startsAt),
            range: format.times(format.time(startsAt), format.time(endsAt)),
          }),
          t(`application.state.style.${style}`),
          address === null ? null : pickBilingual(interview, 'address', language),
        ])}
      </Line>
      {hasLink && isAhead && link !== null && (
        <Text as="span" size="small">
          <OutsideLink href={link}>{t('application.state.join')}</OutsideLink>
        </Text>
      )}
      {!isAhead && <Line>{t('application.state.over')}</Line>}
    </>
  );
}

interface ResultProps extends Pick<ApplicationStatus, 'interview'> {
  readonly result: NonNullable<ApplicationStatus['interviewResult']>;
}

function Result({ result, interview }: ResultProps) {
  const { t } = useTranslation('labels');
  const isSelected = result.outcome === 'SELECTED';
  return (
    <>
      <Badge tone={isSelected ? 'success' : 'neutral'} icon={isSelected ? CircleCheck : CircleX}>
        {t(`application.state.outcome.${result.outcome}`)}
      </Badge>
      <Decision result={result} interview={interview} />
    </>
  );
}

/** The interview that was decided, with its day, and the day of the decision. */
function Decision({ result, interview }: ResultProps) {
  const { t } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const phase = pickBilingual(result, 'phase', language);
  return (
    <Line>
      {format.list([
        interview === null
          ? phase
          : t('application.state.resultOf', { phase, date: format.date(interview.startsAt) }),
        t('application.state.decidedOn', { date: format.date(result.decidedOn) }),
      ])}
    </Line>
  );
}

/** The stage at which an application was rejected without an interview result. */
function Rejection({ application: { interview, rejectedFrom, stageChangedAt } }: ApplicationProps) {
  const { t } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const phase = interview === null ? null : pickBilingual(interview, 'phase', language);
  const after =
    rejectedFrom === 'INTERVIEW_RESULT'
      ? 'application.state.rejectedAfter'
      : 'application.state.rejectedBefore';
  return (
    <Line>
      {format.list([
        phase === null ? t('application.state.rejectedDocuments') : t(after, { phase }),
        format.date(stageChangedAt),
      ])}
    </Line>
  );
}

/** When a response of others is expected. */
function ResultDate({ application: { isResultOverdue, resultExpectedBy } }: ApplicationProps) {
  const { t } = useTranslation('labels');
  const format = useFormat();
  if (resultExpectedBy === null) return null;
  const date = format.date(resultExpectedBy);
  return isResultOverdue ? (
    <Text as="span" size="small" tone="warning">
      {t('application.state.overdue', { date })}
    </Text>
  ) : (
    <Line>{t('application.state.expectedBy', { date })}</Line>
  );
}
