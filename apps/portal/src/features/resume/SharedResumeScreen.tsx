import { getSharedResumeFile, showSharedResume, type SharedResume } from '@michi/api/user';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/format/useFormat.ts';
import { SharedLinkPage } from '../../shared/sharing/SharedLinkPage.tsx';
import { CopiedResume } from './components/CopiedResume.tsx';
import { PageSkeleton } from './components/PdfPages.tsx';

/** A resume behind a private link, open to anyone with the link. */
export function Component() {
  const { t } = useTranslation('resume');
  const { t: sharing } = useTranslation('sharing');
  const format = useFormat();
  return (
    <SharedLinkPage<SharedResume>
      name="shared-resume"
      show={(token) => showSharedResume({ token })}
      titleOf={({ title }) => title}
      failed={t('shared.failed')}
      skeleton={<PageSkeleton />}
    >
      {(resume, token) => (
        <CopiedResume
          resume={resume}
          subtitle={sharing('validUntil', { date: format.date(resume.expiresAt) })}
          fileKey={['shared-resume-file', token]}
          fetchFile={() => getSharedResumeFile({ token })}
        />
      )}
    </SharedLinkPage>
  );
}
