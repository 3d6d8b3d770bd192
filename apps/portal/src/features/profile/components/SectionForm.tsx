import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { drafts } from '../../../shared/offline/drafts.ts';
import { SentForm } from '../../../shared/ui/forms/SentForm.tsx';
import {
  unsent,
  useSentForm,
  type FormDraft,
  type SentFormOptions,
  type SentFormState,
} from '../../../shared/ui/forms/useSentForm.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { toSection, type FormSectionId } from '../sections.ts';
import type { Saving } from '../useProfiles.ts';

/** The name of a section's draft, and the id of its form. */
export const draftName = (section: FormSectionId): string => `profile-${section}`;

export interface SectionFormProps {
  /** Where to continue after saving and on Cancel; null for the section itself. */
  readonly next: string | null;
  /** Discards the draft and starts again. */
  readonly onDiscard: () => void;
}

interface SectionFormOptions<Fields extends FieldValues>
  extends
    Pick<SentFormOptions<Fields, Saving>, 'names' | 'schema' | 'defaultValues' | 'restate'>,
    Omit<FormDraft<Fields>, 'name'> {
  readonly section: FormSectionId;
  readonly next: string | null;
  /** Saves the section; if forced, it overwrites changes made elsewhere. */
  readonly save: (fields: Fields, isForced: boolean) => Promise<Saving>;
}

interface SectionForm<Fields extends FieldValues> extends SentFormState<Fields> {
  readonly section: FormSectionId;
  /** Whether the form began with the draft of an earlier visit. */
  readonly hasDraft: boolean;
  /** Whether the section was changed elsewhere since this form began, so that it was not sent. */
  readonly isChangedElsewhere: boolean;
  /** Saves even though the section was changed elsewhere. */
  readonly insist: () => void;
  /** Where Cancel and saving lead. */
  readonly after: string;
}

/** State of editing one section: that of a form, conflicts with changes made elsewhere, and the next page. */
export const useSectionForm = <Fields extends FieldValues>({
  section,
  next,
  save,
  of,
  read = (draft) => draft,
  ...options
}: SectionFormOptions<Fields>): SectionForm<Fields> => {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const name = draftName(section);
  const [hasDraft] = useState(() => Object.keys(drafts.read(name)).length > 0);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const isForced = useRef(false);
  const after = next ?? toSection(section);
  const state = useSentForm<Fields, Saving>({
    ...options,
    id: name,
    draft: { name, of, read },
    send: async (fields) => {
      setChangedElsewhere(false);
      if ((await save(fields, isForced.current)) === 'saved') return 'saved';
      setChangedElsewhere(true);
      return unsent;
    },
    onSent: () => {
      notify.success(t(`saved.${section}`));
      void navigate(after, { replace: true });
    },
  });
  const submit: typeof state.submit = (event) => {
    isForced.current = false;
    state.submit(event);
  };
  return {
    ...state,
    section,
    hasDraft,
    isChangedElsewhere,
    after,
    submit,
    insist: () => {
      isForced.current = true;
      state.submit();
    },
  };
};

interface SectionFrameProps<Fields extends FieldValues> {
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
        {form.hasDraft && (
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
