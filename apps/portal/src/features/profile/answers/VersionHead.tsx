import { useDeleteProfileAnswer, type ProfileAnswer } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { MenuItem } from '@michi/design-system/menu';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Copy, GitCompareArrows, Languages, MessageSquareQuote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { languages } from '../../../shared/i18n/languages.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { LinkButton } from '../../../shared/navigation/links.tsx';
import { drafts } from '../../../shared/offline/drafts.ts';
import { isRecord } from '../../../shared/parseJson.ts';
import { MoreActions } from '../../../shared/ui/detail/MoreActions.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { newAnswer, toAnswer, type AnswerSectionId } from '../sections.ts';
import { draftName } from './answers.ts';
import { AnswerShareDialog } from './AnswerShareDialog.tsx';
import { CompareDialog, Comparison } from './CompareDialog.tsx';
import { useChangeAnswers } from './useAnswers.ts';

interface VersionHeadProps {
  readonly section: AnswerSectionId;
  readonly answer: ProfileAnswer;
  readonly others: readonly ProfileAnswer[];
  /** Address of the versions. */
  readonly list: string;
}

/** Where a version is used, and what can be done with it. */
export function VersionHead({ section, answer, others, list }: VersionHeadProps) {
  const { t } = useTranslation('answers');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'share' | 'compare' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const other = languages.find((each) => each !== answer.language) ?? answer.language;
  const copy = (to: string) => void navigate(toAnswer(section, newAnswer, { from: answer.id, language: to }));
  return (
    <Inline justify="between" gap="small">
      <Inline gap="xsmall">
        {answer.isInProfile && <Badge tone="success">{t('inProfile')}</Badge>}
        {answer.job !== null && (
          <Badge tone="info">
            {t('forCompany', { company: pickBilingual(answer.job, 'companyName', language) })}
          </Badge>
        )}
      </Inline>
      <Inline gap="xsmall">
        <Button size="small" icon={MessageSquareQuote} onClick={() => setOpen('share')}>
          {t('share.open')}
        </Button>
        <MoreActions>
          {others.length > 0 && (
            <MenuItem icon={GitCompareArrows} onClick={() => setOpen('compare')}>
              {t('compare.open')}
            </MenuItem>
          )}
          <MenuItem icon={Copy} onClick={() => copy(answer.language)}>
            {t('copy')}
          </MenuItem>
          <MenuItem icon={Languages} onClick={() => copy(other)}>
            {t(`copyInto.${other}`)}
          </MenuItem>
          <MenuItem icon={Trash2} tone="danger" onClick={() => setOpen('delete')}>
            {t('delete.open')}
          </MenuItem>
        </MoreActions>
      </Inline>
      {open === 'share' && <AnswerShareDialog answer={answer} onClose={close} />}
      {open === 'compare' && <CompareDialog one={answer} others={others} onClose={close} />}
      {open === 'delete' && <DeleteDialog section={section} answer={answer} list={list} onClose={close} />}
    </Inline>
  );
}

interface DeleteDialogProps extends Pick<VersionHeadProps, 'section' | 'answer' | 'list'> {
  readonly onClose: () => void;
}

function DeleteDialog({ section, answer: { id, name }, list, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('answers');
  const { t: shared } = useTranslation('shared');
  const navigate = useNavigate();
  const { refresh } = useChangeAnswers();
  const { mutate, isPending, error } = useDeleteProfileAnswer({
    mutation: {
      onSuccess: async () => {
        drafts.discard(draftName(section, id));
        notify.success(t('delete.done'));
        await navigate(list, { replace: true });
        await refresh();
      },
    },
  });
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      description={t('delete.text')}
      labels={{
        goBack: shared('actions.cancel'),
        confirm: t('delete.confirm'),
        working: t('delete.working'),
      }}
      isWorking={isPending}
      error={error}
      onConfirm={() => mutate({ id })}
      onClose={onClose}
    />
  );
}

/** After another device has changed the version meanwhile: both texts. */
export function KeptBeside({
  answer,
  others,
  section,
}: Pick<VersionHeadProps, 'answer' | 'others' | 'section'>) {
  const { t } = useTranslation('answers');
  const state: unknown = useLocation().state;
  const beside = isRecord(state) ? others.find(({ id }) => id === state['beside']) : undefined;
  if (beside === undefined) return null;
  return (
    <Alert
      tone="warning"
      title={t('keptBeside.title')}
      actions={
        <LinkButton size="small" to={toAnswer(section, beside.id)}>
          {t('keptBeside.open', { name: beside.name })}
        </LinkButton>
      }
    >
      <Stack gap="small">
        <Text>{t('keptBeside.text')}</Text>
        <Comparison before={beside} after={answer} />
      </Stack>
    </Alert>
  );
}
