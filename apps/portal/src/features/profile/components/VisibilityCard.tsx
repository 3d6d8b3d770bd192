import type { StudentProfile } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { Stack } from '@michi/design-system/stack';
import { Switch } from '@michi/design-system/switch';
import { Text } from '@michi/design-system/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { useSaveProfile } from '../useSaveProfile.ts';

/** Whether companies may find the profile: applied at once, rolled back if it cannot be saved. */
export function VisibilityCard({ student: { isVisibleToCompanies } }: { readonly student: StudentProfile }) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const save = useSaveProfile();
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = async (isVisible: boolean) => {
    setAsked(isVisible);
    try {
      await save.student({ isVisibleToCompanies: isVisible });
      notify.success(t('saved.visibility'));
    } catch (error) {
      notify.error(errorMessage(error, shared));
    } finally {
      setAsked(null);
    }
  };
  return (
    <Card title={t('visibility.title')}>
      <Stack gap="small">
        <Switch
          label={t('visibility.label')}
          hint={t('visibility.hint')}
          checked={asked ?? isVisibleToCompanies}
          onChange={(event) => {
            if (asked === null) void change(event.currentTarget.checked);
          }}
        />
        <Text size="small" tone="soft">
          {t('visibility.note')}
        </Text>
      </Stack>
    </Card>
  );
}
