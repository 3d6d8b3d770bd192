import { DescriptionList } from '@michi/design-system/description-list';
import { Dialog } from '@michi/design-system/dialog';
import { Stack } from '@michi/design-system/stack';
import { Switch } from '@michi/design-system/switch';
import { useTranslation } from 'react-i18next';
import { useSingleKeyShortcuts } from '../../shared/session/preferences.ts';

/** Lists the shortcuts, and turns single keys off on this device. */
export default function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app');
  const { t: tShared } = useTranslation('shared');
  const [hasSingleKeys, setSingleKeys] = useSingleKeyShortcuts();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('shortcuts.title')}
      closeLabel={tShared('actions.close')}
    >
      <Stack gap="large">
        <DescriptionList
          layout="rows"
          items={[
            { term: t('shortcuts.search'), value: t('shortcuts.searchKeys') },
            { term: t('shortcuts.next'), value: 'J' },
            { term: t('shortcuts.previous'), value: 'K' },
            { term: t('shortcuts.open'), value: 'Enter' },
            { term: t('shortcuts.help'), value: '?' },
          ]}
        />
        <Switch
          label={t('shortcuts.singleKeys')}
          hint={t('shortcuts.singleKeysHint')}
          checked={hasSingleKeys}
          onChange={({ target }) => setSingleKeys(target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
