import { useTranslation } from 'react-i18next';
import {
  Results as SharedResults,
  type ResultsProps as SharedResultsProps,
} from '../../../shared/results/Results.tsx';

export interface ResultsProps extends Omit<SharedResultsProps, 'words'> {
  readonly words: Pick<SharedResultsProps['words'], 'loading' | 'failed' | 'pages'>;
}

/** A list of the administration, with its words for pages. */
export function Results({ words, ...rest }: ResultsProps) {
  const { t } = useTranslation('admin');
  return (
    <SharedResults
      words={{
        ...words,
        page: (page, total) => t('users.page', { page, total }),
        previous: t('users.previous'),
        next: t('users.next'),
      }}
      {...rest}
    />
  );
}
