import {
  createAnswerShare,
  deleteAnswerShare,
  invalidateListAnswerShares,
  useListAnswerShares,
  useListCounsellors,
  useProfile,
  type ProfileAnswer,
} from '@michi/api/user';
import { Select } from '@michi/design-system/select';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toSharedAnswer } from '../../../shared/navigation/paths.ts';
import { LinksDialog } from '../../../shared/sharing/LinksDialog.tsx';

/** More counsellors than an office has. */
const maxCounsellors = 100;

const nobody = 'NOBODY';

interface AnswerShareDialogProps {
  readonly answer: ProfileAnswer;
  readonly onClose: () => void;
}

/** Private links to a version of an answer, for somebody who comments on it. */
export function AnswerShareDialog({ answer: { id, name }, onClose }: AnswerShareDialogProps) {
  const { t } = useTranslation('answers');
  const { language } = useLanguage();
  const client = useQueryClient();
  const links = useListAnswerShares(id);
  const { data: person } = useProfile();
  const hasUniversity = person !== undefined && person.university !== null;
  const { data: counsellors } = useListCounsellors(
    { size: maxCounsellors },
    { query: { enabled: hasUniversity } },
  );
  const [counsellor, setCounsellor] = useState(nobody);
  const refresh = () => invalidateListAnswerShares(client, id);
  return (
    <LinksDialog
      title={t('share.title')}
      description={t('share.what')}
      sharedTitle={name}
      links={{
        ...links,
        data: links.data?.map(({ counsellor: sharedWith, ...link }) => ({
          ...link,
          counsellorName: sharedWith === null ? undefined : pickBilingual(sharedWith, 'name', language),
        })),
      }}
      none={t('share.none')}
      choices={
        counsellors !== undefined &&
        counsellors.data.length > 0 && (
          <Select
            label={t('share.counsellor')}
            value={counsellor}
            onValueChange={setCounsellor}
            options={[
              { value: nobody, label: t('share.nobody') },
              ...counsellors.data.map((each) => ({
                value: each.id,
                label: pickBilingual(each, 'name', language),
              })),
            ]}
          />
        )
      }
      toShared={toSharedAnswer}
      create={async (days) => {
        const counsellorId = counsellor === nobody ? null : counsellor;
        const { token } = await createAnswerShare(id, { days, counsellorId });
        await refresh();
        return token;
      }}
      revoke={async (share) => {
        await deleteAnswerShare(share);
        await refresh();
      }}
      onClose={onClose}
    />
  );
}
