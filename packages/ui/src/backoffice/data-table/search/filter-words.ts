import { fen, fenToYuan } from '@shiji/kit/money/fen.ts'
import type { CascadeNode } from '../../../common/cascader/cascade-node.ts'
import { readFilter, readRange } from '../table-query.ts'
import type { SearchField } from './search-field.ts'
import { operatorOf } from './search-field.ts'
import type { Search } from './search-values.ts'

/** Text of an active filter. */
export interface ActiveFilter {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** Words for a switch. */
export interface FilterWords {
  readonly yes: string
  readonly no: string
  readonly separator: string
}

const yuan = (text: string): string => (/^-?\d{1,15}$/.test(text) ? `¥${fenToYuan(fen(Number(text)))}` : text)

const pathIn = (nodes: readonly CascadeNode[], values: readonly string[]): string[] => {
  const [value, ...rest] = values
  const node = nodes.find(each => String(each.value) === value)
  return node ? [node.label, ...pathIn(node.children ?? [], rest)] : values.slice()
}

const range = (sent: string, write: (text: string) => string): string => {
  const [from, to] = readRange(sent)
  if (to === '') return `≥ ${write(from)}`
  return from === '' ? `≤ ${write(to)}` : `${write(from)} ~ ${write(to)}`
}

const wordsOf = (field: SearchField, sent: string, words: FilterWords): string => {
  const text = readFilter(sent, operatorOf(field))
  switch (field.type) {
    case 'select':
    case 'radio':
      return text
        .split(',')
        .map(value => field.choices?.find(choice => String(choice.value) === value)?.label ?? value)
        .join(words.separator)
    case 'switch':
      return text === String(field.on ?? 1) ? words.yes : words.no
    case 'money':
      return yuan(text)
    case 'moneyrange':
      return range(sent, yuan)
    case 'daterange':
    case 'numberrange':
      return range(sent, each => each)
    case 'cascader':
      return pathIn(field.nodes ?? [], text.split(',')).join(' / ')
    default:
      return text
  }
}

/** The active filters, in the order of the fields. */
export const activeFilters = (
  fields: readonly SearchField[],
  search: Search,
  words: FilterWords,
): readonly ActiveFilter[] =>
  fields.flatMap(field => {
    const sent = search[field.name] ?? ''
    return sent === '' ? [] : [{ name: field.name, label: field.label, value: wordsOf(field, sent, words) }]
  })
