import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { ArticleMenu } from '@shiji/contract/content/articles.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'

/** The columns of the help centre as a tree, by rows of all levels. */
export function columnNodes(rows: readonly ArticleMenu[], locale: Locale, pid = 0): readonly CascadeNode[] {
  return rows
    .filter(row => row.pid === pid)
    .map(row => {
      const children = columnNodes(rows, locale, row.id)
      return {
        value: row.id,
        label: inLanguage(row, 'name', locale),
        ...(children.length === 0 ? { leaf: true } : { children }),
      }
    })
}
