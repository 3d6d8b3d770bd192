import { Alert } from '@michi/design-system/alert';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { safeNext } from '../../../shared/navigation/paths.ts';
import type { Clash } from '../clashes.ts';
import { shortTitleOf } from '../eventTitles.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

/** Names the next two events that overlap, with a link to the one that still needs a response. */
export function ClashNote({ clashes }: { readonly clashes: readonly Clash[] }) {
  const { t } = useTranslation('calendar');
  const { language } = useLanguage();
  const format = useFormat();
  const [clash] = clashes;
  if (clash === undefined) return null;
  const { first, second, minutes } = clash;
  const open = [first, second].find(({ isUnanswered }) => isUnanswered) ?? first;
  const page = safeNext(open.path);
  return (
    <Alert
      tone="warning"
      silent
      title={t('clash.title', { count: clashes.length, date: format.date(second.startsAt) })}
      {...(page !== null && {
        actions: (
          <LinkButton size="small" to={page}>
            {t('clash.options')}
          </LinkButton>
        ),
      })}
    >
      {t('clash.text', {
        count: minutes,
        first: shortTitleOf(first, language),
        second: shortTitleOf(second, language),
      })}
    </Alert>
  );
}
