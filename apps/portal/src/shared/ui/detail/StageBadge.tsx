import type { ApplicationStage, ApplicationStatus, JobKind, PipelineAction } from '@michi/api/job';
import { Badge, type BadgeTone, type StageGlyphName } from '@michi/design-system/badge';
import { useTranslation } from 'react-i18next';

/** Labels of stages of an internship, which is not an offer of employment. */
const stagesOfInternships = {
  OFFERED: 'internshipStage.OFFERED',
  OFFER_ACCEPTED: 'internshipStage.OFFER_ACCEPTED',
  OFFER_DENIED: 'internshipStage.OFFER_DENIED',
} as const satisfies Partial<Record<ApplicationStage, string>>;

const isStageOfItsOwn = (stage: ApplicationStage): stage is keyof typeof stagesOfInternships =>
  stage in stagesOfInternships;

const labelOf = (stage: ApplicationStage, kind: JobKind) =>
  kind === 'INTERNSHIP' && isStageOfItsOwn(stage) ? stagesOfInternships[stage] : (`stage.${stage}` as const);

/** The key in `labels` of a stage of jobs and internships alike. */
export const stageOfBothLabels = (stage: ApplicationStage) =>
  isStageOfItsOwn(stage) ? (`stageOfBoth.${stage}` as const) : (`stage.${stage}` as const);

/** What tells the stage of an application. */
type StageOf = Pick<ApplicationStatus, 'stage' | 'appliedAt'> &
  Partial<Pick<ApplicationStatus, 'interview' | 'offer'>>;

/** Whether it is a recommendation that the student declined, rather than an application that was withdrawn. */
export const isDeclined = ({ stage, appliedAt }: StageOf): boolean =>
  stage === 'WITHDRAWN' && appliedAt === null;

/** The key in `labels` of the stage of an application. */
export const stageLabels = (application: StageOf, kind: JobKind) => {
  if (isDeclined(application)) return 'declinedRecommendation';
  if (isMoving(application)) return 'application.interview.RESCHEDULE_REQUESTED';
  return isExpired(application) ? 'offerExpired' : labelOf(application.stage, kind);
};

/** Whether the student waits for another time of the interview. */
const isMoving = ({ stage, interview }: StageOf): boolean =>
  stage === 'INTERVIEW_REQUESTED' && interview?.status === 'RESCHEDULE_REQUESTED';

/** Whether the offer was not responded to in time; it keeps its stage. */
const isExpired = ({ stage, offer }: StageOf): boolean => stage === 'OFFERED' && offer?.status === 'EXPIRED';

/** Actions with a label of their own, since that of the resulting stage would name another actor. */
const acts = [
  'apply',
  'accept-recommendation',
  'deny-recommendation',
  'withdraw',
  'accept-interview',
  'deny-interview',
  'reschedule-interview',
  'cancel-interview',
  'confirm-time',
  'accept-offer',
  'deny-offer',
] as const satisfies readonly PipelineAction[];

const actsOfInternships = {
  'accept-offer': 'internshipAct.accept-offer',
  'deny-offer': 'internshipAct.deny-offer',
} as const satisfies Partial<Record<PipelineAction, string>>;

const isActOfItsOwn = (act: PipelineAction): act is keyof typeof actsOfInternships =>
  act in actsOfInternships;

/** The key in `labels` of an action, or of its stage. */
export const eventLabels = (action: PipelineAction, stage: ApplicationStage, kind: JobKind) => {
  const act = acts.find((each) => each === action);
  if (act === undefined) return labelOf(stage, kind);
  return kind === 'INTERNSHIP' && isActOfItsOwn(act) ? actsOfInternships[act] : (`act.${act}` as const);
};

/** Actions on an interview, whose round is named. */
const roundActs = [
  'request-interview',
  'accept-interview',
  'deny-interview',
  'reschedule-interview',
  'confirm-time',
  'cancel-interview',
  'pass-interview',
  'fail-interview',
] as const satisfies readonly PipelineAction[];

/** The key in `labels` of an action with the round it is about; undefined for what is not about an interview. */
export const roundLabels = (action: PipelineAction) => {
  const act = roundActs.find((each) => each === action);
  return act === undefined ? undefined : (`roundAct.${act}` as const);
};

const stageBadges: Readonly<
  Record<ApplicationStage, { readonly tone: BadgeTone; readonly glyph: StageGlyphName }>
> = {
  RECOMMENDED: { tone: 'accent', glyph: 'ring' },
  APPLIED: { tone: 'brand', glyph: 'pie20' },
  INTERVIEW_REQUESTED: { tone: 'deadline', glyph: 'pie40' },
  INTERVIEW_ACCEPTED: { tone: 'info', glyph: 'pie60' },
  INTERVIEW_RESULT: { tone: 'warning', glyph: 'pie80' },
  OFFERED: { tone: 'success', glyph: 'full' },
  OFFER_ACCEPTED: { tone: 'successSolid', glyph: 'tick' },
  OFFER_DENIED: { tone: 'neutral', glyph: 'minus' },
  UNLUCKY: { tone: 'neutral', glyph: 'cross' },
  WITHDRAWN: { tone: 'outline', glyph: 'slash' },
};

/** The looks of states that a stage does not tell apart; the pages of an interview and of an offer have the same. */
export const movingBadge = { tone: 'info', glyph: 'pie40' } as const;
export const expiredBadge = { tone: 'neutral', glyph: 'cross' } as const;

const badgeOf = (application: StageOf) => {
  if (isMoving(application)) return movingBadge;
  return isExpired(application) ? expiredBadge : stageBadges[application.stage];
};

interface StageBadgeProps {
  readonly application: StageOf;
  /** Default: `JOB`. */
  readonly kind?: JobKind;
}

export function StageBadge({ application, kind = 'JOB' }: StageBadgeProps) {
  const { t } = useTranslation('labels');
  const { tone, glyph } = badgeOf(application);
  return (
    <Badge tone={tone} glyph={glyph}>
      {t(stageLabels(application, kind))}
    </Badge>
  );
}
