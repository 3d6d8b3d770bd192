import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { drafts } from '../../shared/offline/drafts/drafts.ts';
import {
  unsent,
  useSentForm,
  type FormDraft,
  type SentFormOptions,
  type SentFormState,
} from '../../shared/ui/forms/useSentForm.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { toSection, type EditableSectionId } from './sections.ts';
import type { Saving } from './useSaveProfile.ts';

/** The name of a section's draft, and the id of its form. */
export const draftName = (section: EditableSectionId): string => `profile-${section}`;

export interface SectionFormProps {
  /** Where to continue after saving and on Cancel; null for the section itself. */
  readonly next: string | null;
  /** Discards the draft and starts again. */
  readonly onDiscard: () => void;
}

export interface SectionFormOptions<Fields extends FieldValues>
  extends
    Pick<SentFormOptions<Fields, Saving>, 'names' | 'schema' | 'defaultValues' | 'restate'>,
    Omit<FormDraft<Fields>, 'name'> {
  readonly section: EditableSectionId;
  readonly next: string | null;
  /** Saves the section; if forced, it overwrites changes made elsewhere. */
  readonly save: (fields: Fields, isForced: boolean) => Promise<Saving>;
}

export interface SectionForm<Fields extends FieldValues> extends SentFormState<Fields> {
  readonly section: EditableSectionId;
  /** Whether the form began with the draft of an earlier visit. */
  readonly isKept: boolean;
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
  const [isKept] = useState(() => Object.keys(drafts.read(name)).length > 0);
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
    isKept,
    isChangedElsewhere,
    after,
    submit,
    insist: () => {
      isForced.current = true;
      state.submit();
    },
  };
};
