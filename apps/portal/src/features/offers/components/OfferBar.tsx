import type { OfferAction, OfferLetter, OfferStatus } from '@michi/api/job';
import { Badge, type BadgeTone, type StageGlyphName } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { StickyBar } from '@michi/design-system/sticky-bar';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { DeadlineBadge } from '../../../shared/ui/detail/DeadlineBadge.tsx';
import { expiredBadge } from '../../../shared/ui/detail/StageBadge.tsx';
import { useWriteToCompany } from './LetterDialog.tsx';

interface BadgeStyle {
  readonly tone: BadgeTone;
  readonly glyph: StageGlyphName;
}

const badges: Readonly<Record<Exclude<OfferStatus, 'OFFERED'>, BadgeStyle>> = {
  ACCEPTED: { tone: 'successSolid', glyph: 'tick' },
  DENIED: { tone: 'neutral', glyph: 'minus' },
  EXPIRED: expiredBadge,
};

interface OfferBarProps {
  readonly letter: OfferLetter;
  /** As of now: the offer may expire while the page is open. */
  readonly status: OfferStatus;
  readonly allowedActions: readonly OfferAction[];
  readonly onAccept: () => void;
  readonly onDeny: () => void;
}

/** How the offer stands, and the responses that the server allows, in sight however far one reads. */
export function OfferBar({ letter, status, allowedActions, onAccept, onDeny }: OfferBarProps) {
  const { t } = useTranslation('offers');
  const { language } = useLanguage();
  const write = useWriteToCompany(letter);
  const { code, expiresAt, job } = letter.offer;
  const position = pickBilingual(letter, 'position', language);
  return (
    <StickyBar
      actions={
        <>
          {allowedActions.includes('deny-offer') && <Button onClick={onDeny}>{t('answer.deny')}</Button>}
          <Button
            aria-label={t('answer.askCompany', { company: pickBilingual(job.company, 'name', language) })}
            working={write.isOpening}
            workingLabel={t('talk.opening')}
            onClick={() => write.open(`${t(`talk.question.${job.kind}`, { position, code })}\n`)}
          >
            {t('answer.ask')}
          </Button>
          {allowedActions.includes('accept-offer') && (
            <Button variant="primary" onClick={onAccept}>
              {t('answer.accept')}
            </Button>
          )}
        </>
      }
    >
      {status === 'OFFERED' ? (
        <DeadlineBadge at={expiresAt} isOwed />
      ) : (
        <Badge {...badges[status]}>{t(`status.${job.kind}.${status}`)}</Badge>
      )}
    </StickyBar>
  );
}
