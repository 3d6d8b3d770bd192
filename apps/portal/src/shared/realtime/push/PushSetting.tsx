import { Badge, type BadgeTone } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { SettingsRow } from '@michi/design-system/settings-section';
import { useTranslation } from 'react-i18next';
import { usePush, type PushState } from './usePush.ts';

const tones: Readonly<Record<PushState, BadgeTone>> = {
  absent: 'neutral',
  unsupported: 'neutral',
  default: 'neutral',
  asking: 'info',
  granted: 'success',
  failed: 'warning',
  denied: 'warning',
};

/** Only the browser's settings can change a permission that was denied. */
const canAsk = (state: PushState): boolean => state === 'default' || state === 'asking' || state === 'failed';

export interface PushSettingProps {
  readonly state: PushState;
  readonly onAsk: () => void;
}

/** State of push messages in this browser, with an explanation and how to change it. */
export function PushSettingRow({ state, onAsk }: PushSettingProps) {
  const { t } = useTranslation('push');
  return (
    <SettingsRow
      label={t('label')}
      badge={<Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>}
      note={<span role="status">{t(`note.${state}`)}</span>}
      actions={
        canAsk(state) ? (
          <Button
            size="small"
            variant="primary"
            working={state === 'asking'}
            workingLabel={t('working')}
            onClick={onAsk}
          >
            {t('turnOn')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** Permission is requested only when the button is pressed. */
export function PushSetting() {
  const { state, ask } = usePush();
  return <PushSettingRow state={state} onAsk={ask} />;
}
