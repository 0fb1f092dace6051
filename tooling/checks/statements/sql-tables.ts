/** What a statement does with a table. */
export type Use = { readonly kind: 'read' | 'lock' | 'write'; readonly table: string }

const WRITE = /\b(?:update(?: only)?|insert into|delete from|merge into|truncate(?: table)?|lock table)\s+([a-z_]+)\b/g
const LOCK = /\bfor (?:no key update|update|share|key share)\b(?:\s+of\s+([a-z_]+(?:\s*,\s*[a-z_]+)*))?/g
/** Tables of a `from`, `using` or `join`, several joined by commas too, with their short names. */
const ITEM = '[a-z_]+(?:\\s+(?:as\\s+)?[a-z_]+)?'
const FROM = new RegExp(`\\b(?:from|using|join)\\s+(?:only\\s+)?(${ITEM}(?:\\s*,\\s*${ITEM})*)`, 'g')
/** A part of a statement that begins behind its `from`. */
const BEGINNING = /^\s*([a-z_]+)(?:\s+as)?\s+([a-z_]+)\s+(?:join|where|left join|cross join)\b/

const SPACE = /\s+/g

/** Tables that a statement reads, with their aliases. */
const readItems = (text: string): { table: string; alias: string }[] => {
  const [, first, firstAlias] = BEGINNING.exec(text) ?? []
  const items = [...text.matchAll(FROM)].flatMap(([, list = '']) => list.split(','))
  return [...(first === undefined ? [] : [`${first} ${firstAlias}`]), ...items].map(item => {
    const [table = '', ...rest] = item.trim().split(SPACE)
    return { table, alias: rest.at(-1) ?? table }
  })
}

/** The part of the query around a place: back to the parenthesis around it, subqueries left out. */
const queryBefore = (text: string, end: number): string => {
  let depth = 0
  let query = ''
  for (let at = end - 1; at >= 0; at -= 1) {
    const letter = text[at] ?? ''
    if (letter === ')') depth += 1
    if (letter === '(') depth -= 1
    if (depth < 0) break
    if (depth === 0) query = letter + query
  }
  return query
}

/** What a text of SQL does with the tables that `isWanted` names; nothing for a text that is not SQL. */
export const sqlUses = (source: string, isWanted: (table: string) => boolean): Use[] => {
  const text = source.replace(SPACE, ' ').toLowerCase()
  const uses: Use[] = []
  const add = (kind: Use['kind'], table: string) => {
    if (isWanted(table)) uses.push({ kind, table })
  }
  for (const [, table = ''] of text.matchAll(WRITE)) add('write', table)
  for (const { table } of readItems(text)) add('read', table)
  for (const match of text.matchAll(LOCK)) {
    const items = readItems(queryBefore(text, match.index))
    const named = match[1]?.split(',').map(name => name.trim())
    for (const { table, alias } of items) if (named === undefined || named.includes(alias)) add('lock', table)
  }
  return uses
}
