/** One choice of a select or cascader (spec §3): label and value, nestable to three levels. */
export interface DictionaryOption {
  readonly label: string
  readonly value: string | number
  /** Lazy cascaders: there is no further level below. */
  readonly leaf?: boolean
  readonly children?: readonly DictionaryOption[]
}

/**
 * Options from the answer of a dictionary address: a list of label/value pairs, or a page or list of records, of which
 * `name` or `title` and `id` are taken. Entries with neither are left out.
 */
export function toOptions(answer: unknown): readonly DictionaryOption[] {
  const rows = Array.isArray(answer) ? answer : isRecord(answer) && Array.isArray(answer.data) ? answer.data : []
  return rows.flatMap(toOption)
}

function toOption(row: unknown): DictionaryOption[] {
  if (!isRecord(row)) return []
  const label = row.label ?? row.name ?? row.title
  const value = row.value ?? row.id
  if (typeof label !== 'string' || (typeof value !== 'string' && typeof value !== 'number')) return []
  const children = Array.isArray(row.children) ? row.children.flatMap(toOption) : []
  const leaf = typeof row.leaf === 'boolean' ? row.leaf : row.has_children === false ? true : undefined
  return [{ label, value, ...(leaf === undefined ? {} : { leaf }), ...(children.length === 0 ? {} : { children }) }]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
