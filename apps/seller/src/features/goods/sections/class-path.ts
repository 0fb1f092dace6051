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

/** The way from the root down to a class; the class alone where the tree does not have it. */
export function classPath(tree: readonly ClassNode[], id: number): readonly number[] {
  const found = tree.flatMap(node => pathsTo(node, id))[0]
  return found ?? [id]
}

function pathsTo(node: ClassNode, id: number): readonly (readonly number[])[] {
  if (node.id === id) return [[id]]
  return node.children.flatMap(child => pathsTo(child, id)).map(path => [node.id, ...path])
}
