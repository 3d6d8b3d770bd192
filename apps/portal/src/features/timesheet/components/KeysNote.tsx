import { ScreenOnly } from '@michi/design-system/screen-only';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';

/** What the keys of a keyboard do in the table; left out where there is a finger and no more. */
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
