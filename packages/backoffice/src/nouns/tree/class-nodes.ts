import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { CascadeNode } from '@shiji/ui/common/cascader/cascade-node.ts'

/** Class trees as choices, in the language of the page. Only the third level has goods. */
export const classNodes = (tree: readonly ClassNode[], locale: Locale): readonly CascadeNode[] =>
  tree.map(({ id, name, name_en, children }) => ({
    value: id,
    label: locale === 'en' && name_en !== '' ? name_en : name,
    words: `${name} ${name_en}`,
    ...(children.length === 0 ? { leaf: true } : { children: classNodes(children, locale) }),
  }))
