import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declarations, isTest, type Node, parseSource, type SourceFile, sourceFiles, walk } from '../source-files.ts'
import { readTables, type Tables, textOf } from './foreign-sql.ts'
import { sqlUses } from './sql-tables.ts'

/** Rows that belong to one buyer and could live on one shard with that buyer. */
const BUYER: ReadonlySet<string> = new Set([
  'addresses',
  'bought_goods',
  'carts',
  'favorites',
  'order_address_changes',
  'order_comments',
  'order_discounts',
  'order_goods',
  'order_groups',
  'order_moves',
  'order_notes',
  'order_price_changes',
  'orders',
  'parcels',
  'payment_refunds',
  'payments',
])
/** Rows that belong to one product. */
const GOODS: ReadonlySet<string> = new Set([
  'goods',
  'goods_counters',
  'goods_names',
  'goods_pairs',
  'skus',
  'stock_movements',
  'stocks',
])
const SKUS: ReadonlySet<string> = new Set(['skus', 'stock_movements', 'stocks'])
/** Modules whose own rows belong to a buyer; all others access them from another side. */
const BUYER_SIDE: ReadonlySet<string> = new Set(['cart', 'identity', 'order', 'payment'])

const NAMES_BUYER = /\buser_?id\b|\bbuyer\b|\bscope\b|\bordersOf\(/i
const NAMES_GOODS = /\bgoods_?ids?\b/i
const MODULE = /\/modules\/([^/]+)\//

export const RULES = {
  buyer: 'a statement on an order names its buyer',
  goods: 'a statement on a SKU names its goods',
  join: 'no statement joins the rows of a buyer with those of goods',
  bulk: 'other sides read rows of buyers from copies',
  unique: 'no unique key is needed across buyers',
} as const
export type Rule = keyof typeof RULES

/** Today's exceptions of each rule: `file#declaration`, or the name of an index. */
export type Exceptions = Readonly<Record<Rule, readonly string[]>>

/** Whether an identifier is a key of an object or a member that is read, no value. */
const isNameOfField = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'Property' && parent.key === node && parent.value !== node) ||
  (parent?.type === 'MemberExpression' && parent.property === node)

/** Tables that a declaration uses, in texts of SQL and by their names in code; columns that a list names are no statement. */
const tablesIn = (node: Node, { ownerOf, nameOf }: Tables, text: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const isBuilt = /\bdb\b/.test(text)
  walk(node, (each, parent) => {
    const statement = textOf(each, name => nameOf.get(name))
    if (statement !== undefined) for (const { table } of sqlUses(statement, name => ownerOf.has(name))) found.add(table)
    const table =
      isBuilt && each.type === 'Identifier' && !isNameOfField(each, parent) ? nameOf.get(String(each.name)) : undefined
    if (table !== undefined) found.add(table)
  })
  return found
}

const among = (tables: ReadonlySet<string>, side: ReadonlySet<string>): boolean =>
  [...tables].some(table => side.has(table))

/** Which rules the declarations of a file of a data room break. */
export const breaksOf = (file: SourceFile, tables: Tables): { rule: Rule; at: string }[] => {
  const module = MODULE.exec(file.path)?.[1] ?? ''
  return declarations(parseSource(file)).flatMap(({ name, node }) => {
    const text = file.text.slice(node.start, node.end)
    const used = tablesIn(node, tables, text)
    const at = `${file.path.replace('apps/server/src/modules/', '')}#${name}`
    const isBuyers = among(used, BUYER)
    const broken: readonly (readonly [Rule, boolean])[] = [
      ['buyer', isBuyers && BUYER_SIDE.has(module) && !NAMES_BUYER.test(text)],
      ['goods', among(used, SKUS) && !NAMES_GOODS.test(text)],
      ['join', isBuyers && among(used, GOODS)],
      [
        'bulk',
        !BUYER_SIDE.has(module) && [...used].some(table => BUYER.has(table) && tables.ownerOf.get(table) !== module),
      ],
    ]
    return broken.filter(([, isBroken]) => isBroken).map(([rule]) => ({ rule, at }))
  })
}

const UNIQUE = /uniqueIndex\('(\w+)'\)\s*\.on\(([^)]*\)?)\)/g
const OF_ONE_BUYER = /\b(?:userId|orderId|orderGoodsId|lineId|skuId|paymentId|subjectId)\b/

/** Unique keys of a table file that compare rows of different buyers. */
export const keysAcrossBuyers = ({ text }: SourceFile): string[] =>
  text.split(/(?=export const \w+ = pgTable\()/).flatMap(part => {
    const table = /pgTable\(\s*'(\w+)'/.exec(part)?.[1] ?? ''
    if (!BUYER.has(table)) return []
    return [...part.matchAll(UNIQUE)].filter(([, , on = '']) => !OF_ONE_BUYER.test(on)).map(([, name = '']) => name)
  })

/** All that break a rule today, by rule. */
export const findExceptions = (): Exceptions => {
  const tableFiles = sourceFiles(['apps/server/src/**/*.table.ts'])
  const tables = readTables(tableFiles)
  const found: Record<Rule, string[]> = { buyer: [], goods: [], join: [], bulk: [], unique: [] }
  for (const file of sourceFiles(['apps/server/src/modules/*/data/**/*.ts']))
    if (!isTest(file.path) && !file.path.endsWith('.table.ts'))
      for (const { rule, at } of breaksOf(file, tables)) found[rule].push(at)
  found.unique.push(...tableFiles.flatMap(keysAcrossBuyers))
  return found
}

/** The list that may only shrink. */
export const listedExceptions = (): Exceptions =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'shard-exceptions.json'), 'utf8'))
