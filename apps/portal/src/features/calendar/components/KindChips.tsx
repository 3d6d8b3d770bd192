import type { CalendarEventKind } from '@michi/api/user';
import { ToggleChip } from '@michi/design-system/chip';
import { ScrollRow } from '@michi/design-system/scroll-row';
import { useTranslation } from 'react-i18next';
import { kindLooks, kinds } from '../kinds.ts';

export interface KindChipsProps {
  readonly chosen: readonly CalendarEventKind[];
  readonly onChange: (kinds: readonly CalendarEventKind[]) => void;
}

/** Filter by kind of event, each with its colour. */
export function KindChips({ chosen, onChange }: KindChipsProps) {
  const { t } = useTranslation('calendar');
  const { t: labels } = useTranslation('labels');
  return (
    <ScrollRow label={t('kinds.label')}>
      {kinds.map((kind) => (
        <ToggleChip
          key={kind}
          swatch={kindLooks[kind].tone}
          pressed={chosen.includes(kind)}
          onPressedChange={(isOn) =>
            onChange(kinds.filter((each) => (each === kind ? isOn : chosen.includes(each))))
          }
        >
          {labels(`calendarEventKind.${kind}`)}
        </ToggleChip>
      ))}
    </ScrollRow>
  );
}
