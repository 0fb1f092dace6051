import type { CascadeNode } from '../../common/cascader/cascade-node.ts'
import { textOf } from '../form-value/read-value.ts'

/** Levels that a dictionary may have (§3). */
export const dictionaryLevels = 3

const entriesOf = (answer: unknown): readonly unknown[] => {
  if (Array.isArray(answer)) return answer
  if (typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data))
    return answer.data
  return []
}

const first = (entry: object, names: readonly string[]): unknown =>
  names.map(name => Reflect.get(entry, name)).find(value => textOf(value) !== '')

const nodeOf = (entry: unknown, levels: number): CascadeNode | undefined => {
  if (typeof entry !== 'object' || entry === null) return undefined
  const label = textOf(first(entry, ['label', 'name', 'title']))
  const value = first(entry, ['value', 'code', 'id'])
  if (label === '' || (typeof value !== 'string' && typeof value !== 'number')) return undefined
  const below: unknown = Reflect.get(entry, 'children')
  const more: unknown = Reflect.get(entry, 'has_children')
  const isLeaf = Reflect.get(entry, 'leaf') === true || more === false || more === 0 || more === '0'
  return {
    label,
    value,
    ...(Array.isArray(below) && levels > 1 ? { children: readLevel(below, levels - 1) } : {}),
    ...(isLeaf ? { leaf: true } : {}),
  }
}

const readLevel = (entries: readonly unknown[], levels: number): CascadeNode[] =>
  entries.map(entry => nodeOf(entry, levels)).filter(node => node !== undefined)

/**
 * Parses the answer of a dictionary: label/value pairs, three levels under `children` (§3), as a list or as the `data`
 * of a page; also rows with `name` and `code` or `id`, as in lazy trees (§7). Invalid entries are left out.
 */
export const readDictionary = (answer: unknown): readonly CascadeNode[] =>
  readLevel(entriesOf(answer), dictionaryLevels)

/** Query of a dictionary for these ids only: `id='ids|in'` (§7). */
export const idsQuery = (ids: readonly string[]): Readonly<Record<string, string>> => ({ id: `${ids.join(',')}|in` })

/** Address of one level of a lazy cascade: `{lazyUrl}&pid={code or id}`, 0 for the root (§7). */
export const lazyLevelUrl = (lazyUrl: string, parent: CascadeNode | undefined): string =>
  `${lazyUrl}${lazyUrl.includes('?') ? '&' : '?'}pid=${encodeURIComponent(String(parent?.value ?? 0))}`
