import type { AuditChange } from '@shiji/contract/platform/audit.ts'

/** Changes of one entry that are shown; a sheet may have changed thousands of rows. */
export const MOST_CHANGES = 100
/** Characters of a text that are shown. */
const LONGEST = 200

/** Columns that follow from others or say nothing to people. */
const UNSAID = new Set([
  'id',
  'created_at',
  'updated_at',
  'search',
  'search_lead',
  'value_ids',
  'is_listed',
  'class_middle_id',
  'class_root_id',
  'min_price',
  'max_price',
  'in_stock',
  'edited',
  'initial',
])

type Fields = Readonly<Record<string, unknown>>

/**
 * What an audited action changed, field by field, in the names of the wire: `price` of an SKU from 999 to 1099. Fields
 * that kept their value are left out, so are those that a record never had. Lists of records are compared one by one.
 */
export function changesOf(before: unknown, after: unknown): AuditChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  // An update carries the fields that it set; what it left alone is only in `before`.
  const names = Object.keys(after === null ? old : now).filter(name => !UNSAID.has(name))
  return names.flatMap(name => compare(name, old[name], now[name]))
}

function compare(field: string, before: unknown, after: unknown): AuditChange[] {
  if (isSame(before, after)) return []
  if (isRecordList(before) || isRecordList(after)) return compareLists(field, listIn(before), listIn(after))
  if (isFields(before) || isFields(after)) {
    const [old, now] = [fieldsOf(before), fieldsOf(after)]
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap(name => compare(name, old[name], now[name]))
  }
  return [{ field, kind: 'changed', before: shortened(before), after: shortened(after) }]
}

function compareLists(field: string, before: readonly Fields[], after: readonly Fields[]): AuditChange[] {
  const old = new Map(before.map((row, at) => [keyOf(row, at), row]))
  const now = new Map(after.map((row, at) => [keyOf(row, at), row]))
  const changed = [...now].flatMap(([key, row]): AuditChange[] => {
    const was = old.get(key)
    const of = nameIn(row)
    if (was === undefined) return [{ field, kind: 'added', of, before: null, after: null }]
    return Object.keys(row)
      .filter(name => !UNSAID.has(name))
      .flatMap(name => compare(name, was[name], row[name]))
      .map(change => ({ of, ...change }))
  })
  const gone = [...old].filter(([key]) => !now.has(key))
  return [
    ...changed,
    ...gone.map(([, row]): AuditChange => ({ field, kind: 'removed', of: nameIn(row), before: null, after: null })),
  ]
}

const keyOf = (row: Fields, at: number): string => String(row.id ?? row.code ?? row.number ?? row.name ?? at)

function nameIn(row: Fields): { name: string; name_en: string } {
  const text = (...names: readonly string[]) => {
    const found = names.map(name => row[name]).find(value => typeof value === 'string' && value !== '')
    return typeof found === 'string' ? found : ''
  }
  const name = text('name', 'title', 'code', 'number')
  return { name, name_en: text('name_en', 'title_en') || name }
}

/** Nothing, in any of its forms: a field that was empty and is empty still did not change. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A secret is sent only to be changed; its values are not kept. */
const isSame = (before: unknown, after: unknown): boolean =>
  after !== '[hidden]' && ((isEmpty(before) && isEmpty(after)) || JSON.stringify(before) === JSON.stringify(after))

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRecordList = (value: unknown): boolean => Array.isArray(value) && value.some(isFields)

const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields).map(fieldsOf) : [])

/** A stored record in the names of the wire: `nameZh` and `name_zh` are `name`, `classId` is `class_id`. */
function fieldsOf(record: unknown): Fields {
  if (!isFields(record)) return Array.isArray(record) ? { rows: record } : {}
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [wireName(name), value]))
}

function wireName(column: string): string {
  const snake = column.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  return snake === 'password_hash' ? 'password' : snake.replace(/_zh$/, '')
}

function shortened(value: unknown): unknown {
  if (value === undefined) return null
  if (Array.isArray(value)) return value.slice(0, MOST_CHANGES).map(shortened)
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}
