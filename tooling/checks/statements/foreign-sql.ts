import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, isTest, type Node, parseSource, place, type SourceFile, sourceFiles, walk } from '../source-files.ts'
import { sqlUses, type Use } from './sql-tables.ts'

const MODULE = /apps\/server\/src\/modules\/([^/]+)\//
const DOOR = /^(?:\.\.\/)+([a-z-]+)\/index\.ts$/
const TABLE_FILE = /\/([^/]+\.table)\.ts$/

/** Where a module may read tables of others. */
const QUERIES = /\/data\/(?:[^/]+\/)*[^/]+\.queries\.ts$/

/** These write rows of their own module from what they read elsewhere, in one statement, so that nothing changes in between. */
const WRITTEN_FROM: ReadonlySet<string> = new Set([
  'apps/server/src/modules/catalog/data/favorites/favorite.repo.ts',
  'apps/server/src/modules/catalog/data/stock/stock.repo.ts',
  'apps/server/src/modules/insight/data/closed-days.repo.ts',
])

/** Tables of infra are kept by platform: its desk shows jobs and events, its sweep removes what has served its time. */
const INFRA_KEEPERS: ReadonlySet<string> = new Set(['infra', 'platform'])

/** Which module a table belongs to, by its name in the database and by its name in code. */
export type Tables = {
  readonly ownerOf: ReadonlyMap<string, string>
  readonly nameOf: ReadonlyMap<string, string>
}

/** Foreign tables that each file reads, by path. */
export type ForeignReads = Readonly<Record<string, readonly string[]>>

/** The tables of these `*.table.ts` files. */
export const readTables = (files: readonly SourceFile[]): Tables => {
  const ownerOf = new Map<string, string>()
  const nameOf = new Map<string, string>()
  for (const { path, text } of files) {
    const owner = MODULE.exec(path)?.[1] ?? 'infra'
    for (const [, variable = '', name = ''] of text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)) {
      ownerOf.set(name, owner)
      nameOf.set(variable, name)
    }
  }
  return { ownerOf, nameOf }
}

const isForeign = (owner: string | undefined, module: string): boolean =>
  owner !== undefined && owner !== module && !(owner === 'infra' && INFRA_KEEPERS.has(module))

/** Names under which a file holds tables of other modules, with their names in the database. */
const foreignImports = (tree: Node, module: string, tables: Tables): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  walk(tree, node => {
    if (node.type !== 'ImportDeclaration' || !isNode(node.source) || !Array.isArray(node.specifiers)) return
    const from = String(node.source.value)
    if (!DOOR.test(from) && !TABLE_FILE.test(from)) return
    for (const specifier of node.specifiers) {
      if (!isNode(specifier) || !isNode(specifier.imported) || !isNode(specifier.local)) continue
      const table = tables.nameOf.get(String(specifier.imported.name))
      if (table !== undefined && isForeign(tables.ownerOf.get(table), module))
        found.set(String(specifier.local.name), table)
    }
  })
  return found
}

/** Text of a string or template; an interpolated table is replaced by its name in the database. */
export const textOf = (node: Node, tableOf: (name: string) => string | undefined): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || !Array.isArray(node.expressions))
    return undefined
  const { quasis, expressions } = node
  return quasis
    .map((quasi, at) => {
      const value: unknown = isNode(quasi) ? quasi.value : undefined
      const raw = typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
      const inside: unknown = expressions[at]
      if (inside === undefined) return raw
      return `${raw}${(isNode(inside) && inside.type === 'Identifier' && tableOf(String(inside.name))) || '?'}`
    })
    .join('')
}

const WRITES: ReadonlySet<string> = new Set(['update', 'insert', 'delete'])

/** The method and first argument of a call of a method. */
const methodCall = (node: unknown): { method: string; argument: string; object: unknown } | undefined => {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const { callee } = node
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return undefined
  const [first]: unknown[] = Array.isArray(node.arguments) ? node.arguments : []
  const argument = isNode(first) && first.type === 'Identifier' ? String(first.name) : ''
  return { method: String(callee.property.name), argument, object: callee.object }
}

/** Tables that a built query ending in `.for(…)` reads from and therefore locks. */
const lockedTables = (node: unknown): string[] => {
  const call = methodCall(node)
  if (call === undefined) return []
  const here = call.method === 'from' || call.method.endsWith('Join') ? [call.argument] : []
  return [...here, ...lockedTables(call.object)]
}

/** What a file does with tables of other modules. */
export const foreignUses = (file: SourceFile, tables: Tables): { use: Use; at: string }[] => {
  const module = MODULE.exec(file.path)?.[1] ?? ''
  const tree = parseSource(file)
  const imports = foreignImports(tree, module, tables)
  const uses: { use: Use; at: string }[] = []
  walk(tree, node => {
    const at = place(file, node)
    const text = textOf(node, name => imports.get(name))
    if (text !== undefined)
      for (const use of sqlUses(text, table => isForeign(tables.ownerOf.get(table), module))) uses.push({ use, at })
    const call = methodCall(node)
    if (call === undefined) return
    const add = (kind: Use['kind'], variable: string) => {
      const table = imports.get(variable)
      if (table !== undefined) uses.push({ use: { kind, table }, at })
    }
    if (WRITES.has(call.method)) add('write', call.argument)
    if (call.method === 'for') for (const variable of lockedTables(call.object)) add('lock', variable)
  })
  for (const table of imports.values()) uses.push({ use: { kind: 'read', table }, at: file.path })
  return uses
}

/**
 * Names every file that reads a table of another module without being listed, every lock and write of one, listed or not, and every
 * entry of the list that nothing needs any more.
 */
export const findForeignSql = (files: readonly SourceFile[], tables: Tables, listed: ForeignReads): string[] => {
  const faults: string[] = []
  const seen = new Map<string, Set<string>>()
  for (const file of files) {
    for (const { use, at } of foreignUses(file, tables)) {
      const owner = tables.ownerOf.get(use.table)
      const reads = seen.get(file.path) ?? new Set()
      seen.set(file.path, reads.add(use.table))
      if (use.kind !== 'read')
        faults.push(`${at}: ${use.kind}s ${use.table}, which is ${owner}'s: its door must do that`)
      else if (!QUERIES.test(file.path) && !WRITTEN_FROM.has(file.path))
        faults.push(`${at}: reads ${use.table} of ${owner} outside of a queries file`)
      else if (listed[file.path]?.includes(use.table) !== true)
        faults.push(`${at}: reads ${use.table} of ${owner} and is not listed: ask the door of ${owner}`)
    }
  }
  for (const [path, names] of Object.entries(listed))
    for (const name of names)
      if (seen.get(path)?.has(name) !== true)
        faults.push(`${path} does not read ${name} any more: take it off the list`)
  return [...new Set(faults)]
}

/** Reads of other modules' tables, from the list beside this file. It may only shrink. */
const foreignReads: ForeignReads = JSON.parse(readFileSync(join(import.meta.dirname, 'foreign-reads.json'), 'utf8'))

/** As many reads as the list named when it was last shortened. */
const MOST_READS = 52

/** Refuses a list that grew, and asks to write down that it shrank. */
export const countFaults = (listed: ForeignReads, most: number): string[] => {
  const reads = Object.values(listed).flat().length
  if (reads > most) return [`foreign-reads.json names ${reads} reads, ${most} are allowed: ask the door of the owner`]
  return reads < most ? [`foreign-reads.json names only ${reads} reads: lower MOST_READS to that`] : []
}

/** All modules of the server. */
export const checkForeignSql = (): string[] => {
  const files = sourceFiles(['apps/server/src/modules/**/*.ts']).filter(({ path }) => !isTest(path))
  const tables = readTables(sourceFiles(['apps/server/src/**/*.table.ts']))
  const used = files.filter(({ path }) => !TABLE_FILE.test(path))
  return [...findForeignSql(used, tables, foreignReads), ...countFaults(foreignReads, MOST_READS)]
}
