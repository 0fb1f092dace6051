import { useClassAttributesQuery } from '@shiji/api/catalog/catalog.back-office.api.ts'
import type { ClassAttributes } from '@shiji/contract/catalog/goods-attrs.ts'
import { useState } from 'react'
import type { AttributeDraft } from '../draft/goods-draft.ts'
import { useGoodsParts } from '../goods-form-context.ts'

/** An attribute that the class of the goods has. */
export type OfferedAttribute = ClassAttributes['attributes'][number]

/** What the class in the draft offers; undefined without a class, while it loads, and to readers. */
export function useClassOffer(): { readonly classId: number; readonly offer: ClassAttributes } | undefined {
  const { draft, readOnly } = useGoodsParts()
  const { class_id } = draft.values
  const classId = typeof class_id === 'number' ? class_id : 0
  const { currentData } = useClassAttributesQuery({ class_id: classId }, { skip: classId === 0 || readOnly })
  return currentData === undefined || classId === 0 ? undefined : { classId, offer: currentData }
}

/** Whether a row of the specification table names this attribute, in either language. */
export const names = (row: Pick<AttributeDraft, 'name' | 'name_en'>, { name, name_en }: OfferedAttribute): boolean =>
  row.name.trim() === name || (name_en !== '' && row.name_en.trim().toLowerCase() === name_en.toLowerCase())

/**
 * Names of filled rows that the class before had as attributes and the class now does not. They stay in the table;
 * the list is empty again after the next change of the class.
 */
export function useLeftBehind(found: ReturnType<typeof useClassOffer>): readonly string[] {
  const { draft } = useGoodsParts()
  const [known, setKnown] = useState(found)
  const [left, setLeft] = useState<readonly string[]>([])
  if (found !== undefined && found.classId !== known?.classId) {
    const before = known?.offer.attributes ?? []
    const rows = draft.attributes.filter(row => row.value.trim() !== '' && before.some(each => names(row, each)))
    setKnown(found)
    setLeft(rows.filter(row => !found.offer.attributes.some(each => names(row, each))).map(row => row.name))
  }
  // A row that was taken away meanwhile is not named.
  return left.filter(name => draft.attributes.some(row => row.name === name))
}
