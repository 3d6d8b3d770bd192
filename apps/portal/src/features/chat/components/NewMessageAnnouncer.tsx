import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { lineOf } from '../chatLabels.ts';
import { newestOf, type Talk } from '../talk.ts';

/** Says to a screen reader what the other side says from now on; what stood there when it was opened is read at will. */
export function NewMessageAnnouncer({ talk }: { readonly talk: Talk | undefined }) {
  return talk === undefined ? null : <Saying talk={talk} />;
}

function Saying({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation('chat');
  const { language } = useLanguage();
  const [openedAt] = useState(() => newestOf(talk));
  const last = talk.findLast(({ isMine, sequence }) => !isMine && sequence > openedAt);
  return (
    <VisuallyHidden>
      <span role="status">
        {last !== undefined &&
          t('messages.said', { name: pickBilingual(last, 'senderName', language), text: lineOf(last, t) })}
      </span>
    </VisuallyHidden>
  );
}
