import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { drafts } from '../../../shared/offline/drafts/drafts.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import { draftName, type SectionForm } from '../useSectionForm.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export interface SectionFrameProps<Fields extends FieldValues> {
  readonly form: SectionForm<Fields>;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** Frame of a section's form: draft notice, errors, Save and Cancel. */
export function SectionFrame<Fields extends FieldValues>({
  form,
  onDiscard,
  children,
}: SectionFrameProps<Fields>) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const forget = () => drafts.discard(draftName(form.section));
  const discard = (
    <Button
      size="small"
      onClick={() => {
        forget();
        onDiscard();
      }}
    >
      {t('edit.discard')}
    </Button>
  );
  return (
    <Card>
      <Stack gap="large">
        {form.isKept && (
          <Alert tone="info" silent actions={discard}>
            {t('edit.kept')}
          </Alert>
        )}
        <SentForm state={form}>
          {form.isChangedElsewhere && (
            <Alert
              tone="warning"
              title={t('edit.changed')}
              actions={
                <Inline gap="xsmall">
                  <Button size="small" onClick={form.insist}>
                    {t('edit.insist')}
                  </Button>
                  {discard}
                </Inline>
              }
            >
              {t('edit.changedNote')}
            </Alert>
          )}
          {children}
          <Inline gap="xsmall">
            <Button type="submit" variant="primary" working={form.isSending} workingLabel={t('edit.saving')}>
              {t('edit.save')}
            </Button>
            <LinkButton to={form.after} replace onClick={forget}>
              {shared('actions.cancel')}
            </LinkButton>
          </Inline>
        </SentForm>
      </Stack>
    </Card>
  );
}
