import type { SentAnswer } from '@michi/api/job';
import {
  invalidateListProfileAnswers,
  profileAnswerUpdateLimits,
  updateProfileAnswer,
  useListProfileAnswers,
} from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { ScreenOnly } from '@michi/design-system/screen-only';
import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NameDialog } from '../../shared/ui/dialogs/NameDialog.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';

interface KeepAnswerProps {
  readonly jobId: string;
  /** The question is null for the reason for applying. */
  readonly answer: Pick<SentAnswer, 'text'> & { readonly questionId: string | null };
}

/** Offers an answer that was written for one company as a version for any; nothing once it is one. */
export function KeepAnswer({ jobId, answer: { questionId, text } }: KeepAnswerProps) {
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data: versions = [] } = useListProfileAnswers({ query: { retry: false } });
  const own = versions.find(({ job }) => job?.jobId === jobId && job.questionId === questionId);
  const isVersion = versions.some((version) => version.job === null && version.text === text);
  if (own === undefined || own.text !== text || isVersion) return null;
  return (
    <ScreenOnly>
      <Button size="small" variant="ghost" flush icon={BookmarkPlus} onClick={() => setOpen(true)}>
        {t('keepAnswer.open')}
      </Button>
      {isOpen && (
        <NameDialog
          title={t('keepAnswer.open')}
          description={t('keepAnswer.what')}
          name={own.name}
          field={{ name: 'name', maxLength: profileAnswerUpdateLimits.name.maxLength }}
          labels={{
            label: t('keepAnswer.name'),
            needed: t('keepAnswer.needed'),
            goBack: t('keepAnswer.goBack'),
            save: t('keepAnswer.save'),
            saving: t('keepAnswer.saving'),
          }}
          send={(name) => updateProfileAnswer(own.id, { basedOn: own.updatedAt, name, job: null })}
          onSent={() => {
            notify.success(t('keepAnswer.done'));
            setOpen(false);
            return invalidateListProfileAnswers(client);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </ScreenOnly>
  );
}
