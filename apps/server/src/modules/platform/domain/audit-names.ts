import type { AuditChange } from '@shiji/contract/platform/audit.ts'

/** Fields that keep ids, and the kind of record that they mean. */
const KINDS: Readonly<Record<string, string>> = {
  area_ids: 'area',
  excluded_ids: 'area',
  brand_id: 'goods_brand',
  class_id: 'goods_class',
  freight_id: 'freight',
  menu_id: 'menu',
  role_id: 'role',
  space_id: 'adv_space',
  store_id: 'store',
}

/** Records in a tree: their parent is of the same kind. */
const TREES = new Set(['area', 'article_menu', 'goods_class', 'menu'])

/** The kind of record whose ids a field of a subject keeps; undefined for fields with values of their own. */
function kindOf(subject: string, field: string): string | undefined {
  if (field === 'pid') return TREES.has(subject) ? subject : undefined
  if (field === 'menu_id' && subject === 'article') return 'article_menu'
  return Object.hasOwn(KINDS, field) ? KINDS[field] : undefined
}

/** Ids in the changes of an entry: the field that has them, their kind. */
export function idsIn(
  subject: string,
  changes: readonly AuditChange[],
): { readonly field: string; readonly kind: string; readonly ids: readonly number[] }[] {
  return changes.flatMap(({ field, before, after }) => {
    const kind = kindOf(subject, field)
    if (kind === undefined) return []
    const ids = [before, after].flat().filter(id => typeof id === 'number' && id > 0)
    return [{ field, kind, ids: ids.map(Number) }]
  })
}
