import { Button } from '@michi/design-system/button';
import { Text } from '@michi/design-system/text';
import { useTranslation } from 'react-i18next';
import type { ReadingOn } from '../useTalk.ts';

export interface ReadOnProps {
  readonly direction: 'earlier' | 'later';
  readonly state: ReadingOn;
  readonly onRead: () => void;
}

/** At an end of what is held of a conversation: that more is on its way, or the way to ask for it. */
export function ReadOn({ direction, state, onRead }: ReadOnProps) {
  const { t } = useTranslation('chat');
  if (state === 'reading') {
    return (
      <Text as="span" size="tiny" tone="soft">
        {t(`messages.${direction}Reading`)}
      </Text>
    );
  }
  return (
    <Button size="small" variant="quiet" onClick={onRead}>
      {t(state === 'failed' ? `messages.${direction}Failed` : `messages.${direction}`)}
    </Button>
  );
}
