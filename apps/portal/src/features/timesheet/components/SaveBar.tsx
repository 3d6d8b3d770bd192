import { Button } from '@michi/design-system/button';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { StickyBar } from '@michi/design-system/sticky-bar';
import { Text } from '@michi/design-system/text';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';

interface SaveBarProps {
  /** Names the unsaved changes; null if there are none. */
  readonly unsaved: string | null;
  /** The sum so far, such as "Month total 32:00". */
  readonly total: string;
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  readonly onUndo: () => void;
  readonly onSave: () => void;
}

/** Total, undo and Save; at the bottom of the window. */
export function SaveBar({ unsaved, total, canUndo, isSaving, onUndo, onSave }: SaveBarProps) {
  const { t } = useTranslation('timesheet');
  return (
    <StickyBar
      actions={
        <>
          {canUndo && (
            <Button size="small" icon={Undo2} onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
          <Button
            size="small"
            variant="primary"
            working={isSaving}
            workingLabel={t('saving')}
            onClick={onSave}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Text weight="strong">{total}</Text>
      <span role="status">
        <Text as="span" size="small" tone={unsaved === null ? 'soft' : 'deadline'}>
          {unsaved ?? t('allSaved')}
        </Text>
      </span>
    </StickyBar>
  );
}

/** Keyboard shortcuts of the table, where there is a keyboard. */
export function KeysNote() {
  const { t } = useTranslation('timesheet');
  const hasKeyboard = useMedia('(hover: hover) and (pointer: fine)');
  if (!hasKeyboard) return null;
  return (
    <ScreenOnly>
      <Text size="small" tone="soft">
        {t('keys')}
      </Text>
    </ScreenOnly>
  );
}
