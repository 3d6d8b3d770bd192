import { ScreenOnly } from '@michi/design-system/screen-only';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';

/** Keyboard shortcuts of the table; hidden on touch-only devices. */
export function KeysNote() {
  const { t } = useTranslation('timesheet');
  const hasPointer = useMedia('(any-hover: hover)');
  if (!hasPointer) return null;
  return (
    <ScreenOnly>
      <Text size="small" tone="soft">
        {t('keys')}
      </Text>
    </ScreenOnly>
  );
}
