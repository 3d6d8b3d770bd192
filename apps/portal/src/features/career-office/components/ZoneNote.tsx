import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Text } from '@michi/design-system/text';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Names the time zone of the times below. */
export function ZoneNote({ zone }: { readonly zone: string }) {
  const { t } = useTranslation('career-office');
  return (
    <Inline gap="xxsmall" wrap={false} align="start">
      <Icon icon={Globe} size="small" />
      <Text as="span" size="small">
        {t('time.zone', { zone })}
      </Text>
    </Inline>
  );
}
