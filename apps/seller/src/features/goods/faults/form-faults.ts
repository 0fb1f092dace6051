import type { SayText } from '@shiji/i18n/react.ts'
import type { FormFault } from '@shiji/ui/backoffice/form/form-summary.tsx'
import type { GoodsDraft } from '../draft/goods-draft.ts'
import { COLUMN_TEXT } from '../skus/sku-figure.tsx'
import { SKU_FIELDS } from '../skus/sku-matrix.ts'
import { placeWords } from './place-words.ts'
import { type Problems, SECTIONS, sectionOf } from './problem-places.ts'

const columnOf = (place: string) => {
  const [part, , field] = place.split('.')
  return part === 'sku' ? SKU_FIELDS.find(each => each === field) : undefined
}

/**
 * Errors in the order of the page. A column of two hundred empty cells is one line, which leads to the first.
 */
export function formFaults(problems: Problems, draft: GoodsDraft, say: SayText, locale: string): readonly FormFault[] {
  const words = placeWords(draft, say, locale)
  const groups = new Map<string, { readonly name: string; readonly message: string; readonly count: number }>()
  for (const [name, message] of Object.entries(problems)) {
    const key = columnOf(name) ?? name
    const first = groups.get(key)
    groups.set(key, first === undefined ? { name, message, count: 1 } : { ...first, count: first.count + 1 })
  }
  return [...groups.values()]
    .toSorted((a, b) => SECTIONS.indexOf(sectionOf(a.name)) - SECTIONS.indexOf(sectionOf(b.name)))
    .map(({ name, message, count }) => {
      const column = columnOf(name)
      const isMany = column !== undefined && count > 1
      return {
        name,
        message,
        label: isMany ? say('goods.column_rows', { column: say(COLUMN_TEXT[column]), rows: count }) : words(name),
      }
    })
}
