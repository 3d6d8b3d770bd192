import { Text } from '@michi/design-system/text';
import { useContext, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockContext } from '../../format/useFormat.ts';

const second = 1000;

/** How long it is until a moment, in minutes and seconds, counting down. Not read out by itself. */
export function TimeLeft({ until }: { readonly until: string }) {
  const { t } = useTranslation('labels');
  const now = useContext(ClockContext);
  const [, count] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const timer = setInterval(count, second);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(Math.ceil((Date.parse(until) - now().getTime()) / second), 0);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div role="timer">
      <Text weight="strong" align="center">
        {t('studentQr.left', { time })}
      </Text>
    </div>
  );
}
