import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePushCardHidden } from '../../../shared/session/preferences.ts';
import { usePush, type PushState } from '../../../shared/realtime/push/usePush.ts';

export interface PushCardContentsProps {
  readonly state: PushState;
  readonly onAsk: () => void;
  readonly onLater: () => void;
}

/** Explains push messages, and shows the result of the request. */
export function PushCardContents({ state, onAsk, onLater }: PushCardContentsProps) {
  const { t } = useTranslation('push');
  const isOpen = state === 'default' || state === 'asking' || state === 'failed';
  return (
    <Alert
      tone="brand"
      icon={BellRing}
      title={state === 'default' || state === 'asking' ? t('card.title') : t(`state.${state}`)}
      actions={
        isOpen ? (
          <>
            <Button
              size="small"
              variant="primary"
              working={state === 'asking'}
              workingLabel={t('working')}
              onClick={onAsk}
            >
              {t('turnOn')}
            </Button>
            <Button size="small" variant="quiet" onClick={onLater}>
              {t('card.later')}
            </Button>
          </>
        ) : undefined
      }
    >
      {t(state === 'granted' ? 'card.granted' : `note.${state}`)}
    </Alert>
  );
}

/** Offers push messages if they are undecided, and shows the result; otherwise the settings do. */
export function PushCard() {
  const { state, ask } = usePush();
  const [isHidden, setHidden] = usePushCardHidden();
  const [wasAsked, setAsked] = useState(false);
  if (isHidden || (!wasAsked && state !== 'default')) return null;
  return (
    <PushCardContents
      state={state}
      onAsk={() => {
        setAsked(true);
        ask();
      }}
      onLater={() => setHidden(true)}
    />
  );
}
