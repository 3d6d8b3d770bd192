import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { drafts } from '../../shared/drafts/drafts.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { toSection, type EditableSectionId } from './sections.ts';
import type { Saving } from './useSaveProfile.ts';
import { useFailureToast } from '../../shared/errors/useFailureToast.ts';

/** The name of a section's draft. */
export const draftName = (section: EditableSectionId): string => `profile-${section}`;

/** What every form of a section is given. */
export interface SectionFormProps {
  /** Where to go on after saving and by Cancel; null for the section itself. */
  readonly next: string | null;
  /** Forgets what was typed and begins anew. */
  readonly onDiscard: () => void;
}

/** How sending a section goes. */
export interface SectionForm {
  /** The draft of an earlier visit is in the form. */
  readonly isKept: boolean;
  readonly isSaving: boolean;
  /** Why the server did not take it; null before and while it is asked again. */
  readonly failure: unknown;
  /** The section was changed elsewhere since this form began, so that it was not sent. */
  readonly isChangedElsewhere: boolean;
  /** How often the form was refused; the summary takes the focus each time. */
  readonly attempt: number;
  /** Where Cancel and saving lead. */
  readonly after: string;
  /** Tells that the form itself found something wrong. */
  readonly refuse: () => void;
  /** Sends the section; then its draft goes, its message is said, and the student goes on. */
  readonly send: (save: () => Promise<Saving>) => void;
}

/** The course of editing one section: the draft, sending, what the server says, and the way on. */
export const useSectionForm = (section: EditableSectionId, next: string | null): SectionForm => {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const [isKept] = useState(() => Object.keys(drafts.read(draftName(section))).length > 0);
  const [isSaving, setSaving] = useState(false);
  const tellFailed = useFailureToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const after = next ?? toSection(section);
  const refuse = () => setAttempt((before) => before + 1);
  const trySaving = async (save: () => Promise<Saving>) => {
    setSaving(true);
    setFailure(null);
    setChangedElsewhere(false);
    try {
      if ((await save()) === 'changedElsewhere') {
        setChangedElsewhere(true);
        return;
      }
    } catch (error) {
      setFailure(error);
      tellFailed(error);
      refuse();
      return;
    } finally {
      setSaving(false);
    }
    drafts.discard(draftName(section));
    notify.success(t(`saved.${section}`));
    void navigate(after, { replace: true });
  };
  return {
    isKept,
    isSaving,
    failure,
    isChangedElsewhere,
    attempt,
    after,
    refuse,
    send: (save) => {
      if (!isSaving) void trySaving(save);
    },
  };
};
