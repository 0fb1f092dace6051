import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { ArticleMenu } from '@shiji/contract/content/articles.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { treeOf } from '@shiji/kit/tree/tree.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'

/** The columns of the help centre as a tree, by rows of all levels. */
export const columnNodes = (rows: readonly ArticleMenu[], locale: Locale): readonly CascadeNode[] =>
  treeOf(rows, (row, children: CascadeNode[]) => ({
    value: row.id,
    label: inLanguage(row, 'name', locale),
    ...(children.length === 0 ? { leaf: true } : { children }),
  }))
