import { Button } from '@michi/design-system/button';
import { Tree, type TreeNode } from '@michi/design-system/tree';
import type { CategoryNode } from '@michi/api/job';
import type { Language } from '@michi/api/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useGlobalData } from '../../../shared/global-data/GlobalDataProvider.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import type { JobFilters } from '../jobAddress.ts';
import { OpenDialog } from '../../../shared/ui/dialogs/OpenDialog.tsx';

export interface CategoriesDialogProps {
  readonly filters: JobFilters;
  readonly onClose: () => void;
  readonly onShow: (filters: JobFilters) => void;
}

const toTree = (nodes: readonly CategoryNode[], language: Language): readonly TreeNode[] =>
  nodes.map((node) => ({
    id: node.id,
    label: pickBilingual(node, 'title', language),
    count: node.jobCount,
    children: node.children.map((child) => ({
      id: child.id,
      label: pickBilingual(child, 'title', language),
      count: child.jobCount,
    })),
  }));

/** Filter by job category, as a tree. */
export default function CategoriesDialog({ filters, onClose, onShow }: CategoriesDialogProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { categoryTree } = useGlobalData();
  const [checked, setChecked] = useState<readonly string[]>(filters.categoryId);
  return (
    <OpenDialog
      onClose={onClose}
      title={t('categories.title')}
      description={t('categories.note')}
      size="small"
      footer={
        <>
          <Button variant="ghost" onClick={() => setChecked([])}>
            {t('filters.clearAll')}
          </Button>
          <Button variant="primary" onClick={() => onShow({ ...filters, categoryId: [...checked] })}>
            {t('filters.counting')}
          </Button>
        </>
      }
    >
      <Tree
        label={t('categories.title')}
        nodes={toTree(categoryTree, language)}
        checked={checked}
        onCheckedChange={setChecked}
        defaultExpanded={categoryTree
          .filter((node) => node.children.some((child) => checked.includes(child.id)))
          .map((node) => node.id)}
      />
    </OpenDialog>
  );
}
