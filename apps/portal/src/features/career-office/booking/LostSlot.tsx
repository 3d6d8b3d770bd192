import type { CounsellingSlot } from '@michi/api/university';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { ChoiceTiles } from '@michi/design-system/choice-tiles';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';

export interface LostSlotProps {
  /** Id of the choice, to focus it. */
  readonly id?: string;
  /** The slot taken by another student (UTC). */
  readonly lost: string;
  readonly next: readonly CounsellingSlot[];
  /** Start of the slot chosen instead (UTC); null for none. */
  readonly value: string | null;
  readonly error?: string | undefined;
  readonly onChoose: (slot: CounsellingSlot) => void;
  readonly onSeeAll: () => void;
}

/** Reports that a slot was taken, and offers the next ones instead. */
export function LostSlot({ id, lost, next, value, error, onChoose, onSeeAll }: LostSlotProps) {
  const { t } = useTranslation('career-office');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <Alert
      tone="warning"
      title={t('lost.title', { date: format.dateAndTimeWithZone(lost) })}
      actions={
        <Button size="small" onClick={onSeeAll}>
          {t('lost.all')}
        </Button>
      }
    >
      <Stack gap="small">
        <span>{t(next.length === 0 ? 'lost.noNext' : 'lost.text')}</span>
        {next.length > 0 && (
          <ChoiceTiles
            id={id}
            label={t('lost.next')}
            value={value}
            error={error}
            onValueChange={(startsAt) => {
              const slot = next.find((each) => each.startsAt === startsAt);
              if (slot !== undefined) onChoose(slot);
            }}
            options={next.map(({ startsAt, counsellor, clash }) => ({
              value: startsAt,
              label: format.dateAndTime(startsAt),
              note: format.list([
                pickBilingual(counsellor, 'name', language),
                clash === null ? null : t('slots.clash', { title: pickBilingual(clash, 'title', language) }),
              ]),
            }))}
          />
        )}
      </Stack>
    </Alert>
  );
}
