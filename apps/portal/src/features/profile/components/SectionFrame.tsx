import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { ErrorSummary, type FieldFault } from '@michi/design-system/error-summary';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { drafts } from '../../../shared/drafts/drafts.ts';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import type { EditableSectionId } from '../sections.ts';
import { draftName, type SectionForm } from '../useSectionForm.ts';

export interface SectionFrameProps {
  readonly section: EditableSectionId;
  readonly form: SectionForm;
  /** The fields that need attention, in their order. */
  readonly faults: readonly FieldFault[];
  readonly onSubmit: () => void;
  /** Sends it though the section was changed elsewhere. */
  readonly onInsist: () => void;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** Around the fields of a section: what is kept, what is wrong, Save and Cancel. */
export function SectionFrame({
  section,
  form,
  faults,
  onSubmit,
  onInsist,
  onDiscard,
  children,
}: SectionFrameProps) {
  const { t } = useTranslation('profile');
  const { t: shared } = useTranslation('shared');
  const { isKept, isSaving, isChangedElsewhere, failure, attempt, after } = form;
  const discard = () => {
    drafts.discard(draftName(section));
    onDiscard();
  };
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap="large">
          {isKept && (
            <Alert
              tone="info"
              silent
              actions={
                <Button size="small" onClick={discard}>
                  {t('edit.discard')}
                </Button>
              }
            >
              {t('edit.kept')}
            </Alert>
          )}
          <ErrorSummary
            title={shared('form.faults', { count: faults.length })}
            errors={faults}
            attempt={attempt}
          />
          {failure !== null && faults.length === 0 && (
            <Alert tone="danger" silent>
              {errorMessage(failure, shared)}
            </Alert>
          )}
          {isChangedElsewhere && (
            <Alert
              tone="warning"
              title={t('edit.changed')}
              actions={
                <Inline gap="xsmall">
                  <Button size="small" onClick={onInsist}>
                    {t('edit.insist')}
                  </Button>
                  <Button size="small" onClick={discard}>
                    {t('edit.discard')}
                  </Button>
                </Inline>
              }
            >
              {t('edit.changedNote')}
            </Alert>
          )}
          {children}
          <Inline gap="xsmall">
            <Button type="submit" variant="primary" working={isSaving} workingLabel={t('edit.saving')}>
              {t('edit.save')}
            </Button>
            <Button asChild>
              <Link to={after} replace onClick={() => drafts.discard(draftName(section))}>
                {shared('actions.cancel')}
              </Link>
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
