import { invalidateListResumes, useCreateResume, type ResumeFormat } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { PageSketch } from '@michi/design-system/page-sketch';
import { RadioGroup } from '@michi/design-system/radio-group';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toResumePreview } from '../../../shared/navigation/paths.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { formats, languageOf, layoutOf } from '../resumeLabels.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

/** Creates a resume from the profile: the student chooses the form; the preview has the other choices. */
export default function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('resume');
  const { t: shared } = useTranslation('shared');
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [format, setFormat] = useState<ResumeFormat>(language === 'jp' ? 'MHLW' : 'ENGLISH_CLASSIC');
  const { mutate, isPending, error } = useCreateResume({
    mutation: {
      onSuccess: ({ id }) => {
        notify.success(t('created'));
        void invalidateListResumes(client);
        return navigate(toResumePreview(id));
      },
    },
  });
  return (
    <OpenDialog
      onClose={onClose}
      title={t('create.title')}
      description={t('create.what')}
      footer={
        <>
          <Button onClick={onClose}>{shared('actions.cancel')}</Button>
          <Button
            variant="primary"
            working={isPending}
            workingLabel={t('working')}
            onClick={() =>
              mutate({ data: { format, language: languageOf(format), title: t(`formats.${format}`) } })
            }
          >
            {t('create.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap="medium">
        {error !== null && (
          <Alert tone="danger" silent>
            {errorMessage(error, shared)}
          </Alert>
        )}
        <RadioGroup
          label={t('create.format')}
          value={format}
          onValueChange={setFormat}
          options={formats.map((value) => ({
            value,
            label: (
              <Inline as="span" gap="small" wrap={false} align="start">
                <PageSketch layout={layoutOf(value)} />
                <span>
                  {t(`formats.${value}`)}
                  <Text as="span" size="small" tone="soft">
                    <br />
                    {t(`formatNotes.${value}`)}
                  </Text>
                </span>
              </Inline>
            ),
          }))}
        />
      </Stack>
    </OpenDialog>
  );
}
