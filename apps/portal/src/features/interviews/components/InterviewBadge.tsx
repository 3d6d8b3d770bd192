import type { Interview } from '@michi/api/job';
import { Badge, type BadgeTone, type StageGlyphName } from '@michi/design-system/badge';
import { useTranslation } from 'react-i18next';

interface Look {
  readonly tone: BadgeTone;
  readonly glyph: StageGlyphName;
}

const looks: Readonly<Record<Interview['status'], Look>> = {
  REQUESTED: { tone: 'deadline', glyph: 'pie40' },
  RESCHEDULE_REQUESTED: { tone: 'info', glyph: 'pie40' },
  ACCEPTED: { tone: 'info', glyph: 'pie60' },
  DENIED: { tone: 'outline', glyph: 'slash' },
  CANCELLED: { tone: 'outline', glyph: 'slash' },
};

const outcomeLooks = {
  SELECTED: { tone: 'success', glyph: 'tick' },
  FAILED: { tone: 'neutral', glyph: 'cross' },
} as const satisfies Readonly<Record<string, Look>>;

/** Status of an interview as a badge with an icon; an outcome is always shown as one. */
export function InterviewBadge({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('interviews');
  const { t: labels } = useTranslation('labels');
  const { status, result } = interview;
  if (result !== null)
    return <Badge {...outcomeLooks[result.outcome]}>{t(`outcome.${result.outcome}`)}</Badge>;
  return <Badge {...looks[status]}>{labels(`application.interview.${status}`)}</Badge>;
}
