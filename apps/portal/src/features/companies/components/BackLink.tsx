import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { toJobs, type JobAudience } from '../../../shared/paths.ts';

/** The key React Router gives to the first place of a visit, which has nothing before it. */
const firstPlace = 'default';

/** Back to where the student came from, with its filters and scroll; on a first visit to the list of jobs. */
export function BackLink({ audience }: { readonly audience: JobAudience }) {
  const { t } = useTranslation('companies');
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <Link asChild>
      <RouterLink
        to={toJobs(audience)}
        onClick={(event) => {
          const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
          if (key === firstPlace || !isPlain) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <Inline as="span" gap="xxsmall" wrap={false}>
          <Icon icon={ArrowLeft} size="small" />
          {t('back')}
        </Inline>
      </RouterLink>
    </Link>
  );
}
