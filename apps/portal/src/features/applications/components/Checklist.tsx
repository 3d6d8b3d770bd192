import {
  applicationNotesRequestLimits,
  checklistItemChangeLimits,
  type ApplicationDossier,
} from '@michi/api/job';
import { Card } from '@michi/design-system/card';
import { Checkbox } from '@michi/design-system/checkbox';
import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSaveNotes } from '../../../shared/ui/application-notes/useSaveNotes.ts';
import { AddForm } from './AddForm.tsx';

/** Things to do before the next step; each change is saved at once. */
export function Checklist({ dossier: { id, notes } }: { readonly dossier: ApplicationDossier }) {
  const { t } = useTranslation('applications');
  const { save, change } = useSaveNotes(id);
  const { checklist } = notes;
  return (
    <Card title={t('checklist.title')}>
      <Stack gap="medium">
        {checklist.length === 0 ? (
          <Text tone="soft">{t('checklist.none')}</Text>
        ) : (
          <Stack as="ul" gap="xsmall">
            {checklist.map((item) => (
              <Inline as="li" key={item.id} justify="between" wrap={false}>
                <Checkbox
                  label={item.text}
                  checked={item.isDone}
                  onChange={({ target }) => change({ checklist: [{ id: item.id, isDone: target.checked }] })}
                />
                <ScreenOnly>
                  <IconButton
                    icon={Trash2}
                    label={t('checklist.remove', { text: item.text })}
                    onClick={() => change({ removed: [item.id] })}
                  />
                </ScreenOnly>
              </Inline>
            ))}
          </Stack>
        )}
        {checklist.length < applicationNotesRequestLimits.checklist.maxItems && (
          <AddForm
            id={`checklist-${id}`}
            limits={checklistItemChangeLimits.text}
            words={{ label: t('checklist.label'), needed: t('checklist.needed'), add: t('checklist.add') }}
            onAdd={(text) => save({ checklist: [{ id: crypto.randomUUID(), text, isDone: false }] })}
          />
        )}
      </Stack>
    </Card>
  );
}
