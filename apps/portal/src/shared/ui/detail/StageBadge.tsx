import type { ApplicationStage, JobKind } from '@michi/api/job';
import { Badge, type BadgeTone, type StageGlyphName } from '@michi/design-system/badge';
import { useTranslation } from 'react-i18next';
import { stageLabels, type StageOf } from './stageLabels.ts';

const looks: Readonly<
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

export interface StageBadgeProps {
  readonly application: StageOf;
  /** Default: `JOB`. */
  readonly kind?: JobKind;
}

export function StageBadge({ application, kind = 'JOB' }: StageBadgeProps) {
  const { t } = useTranslation('labels');
  const { tone, glyph } = looks[application.stage];
  return (
    <Badge tone={tone} glyph={glyph}>
      {t(stageLabels(application, kind))}
    </Badge>
  );
}
