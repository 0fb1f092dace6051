import { createHash } from 'node:crypto'
import type { Ctx } from '../../../../infra/context.ts'
import { Lexicon, type LexiconName } from '../../../../infra/search/lexicon.ts'
import { synonymRule } from '../../../../infra/search/synonyms.ts'
import { runPrepared, Values } from '../sql-text.ts'
import { Recent } from '../storefront/recent.ts'

/** A class as searches need it. */
export interface KnownClass {
  readonly id: number
  readonly pid: number
  readonly level: number
  readonly name: string
  readonly name_en: string
}

/** An attribute that buyers filter by, with its values in order. */
export interface KnownAttribute {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly isFilter: boolean
  readonly values: readonly { readonly id: number; readonly name: string; readonly name_en: string }[]
}

/** What the shop knows about words: its classes, brands, attribute values and synonyms. */
export interface Knowledge {
  readonly lexicon: Lexicon
  readonly classes: ReadonlyMap<number, KnownClass>
  /** Attributes of third-level classes, in order. */
  readonly attributes: ReadonlyMap<number, readonly KnownAttribute[]>
  /** The attribute of each value. */
  readonly attributeOf: ReadonlyMap<number, number>
}

/** A change of another process is known after this time, one of this process at once. */
const KEPT_MS = 3_000
const kept = new Recent<Promise<Knowledge>>(KEPT_MS)
const KEY = 'all'

/** The words of the shop, at most a few seconds old. */
export function knowledgeOf(ctx: Ctx): Promise<Knowledge> {
  const known = kept.get(ctx, KEY)
  if (known !== undefined) return known
  const loading = load(ctx)
  kept.set(ctx, KEY, loading)
  loading.catch(() => kept.forget(ctx, KEY))
  return loading
}

/** Reads the words again at the next search: for changes of classes, brands, attributes and synonyms by this process. */
export const forgetKnowledge = (ctx: Ctx): void => kept.forget(ctx, KEY)

interface KnownRow {
  readonly kind: 'class' | 'brand' | 'attribute' | 'value'
  readonly id: string
  /** The class above, of an attribute its class, of a value its attribute. */
  readonly of: string
  readonly level: number
  readonly name: string
  readonly name_en: string
}

/** The last knowledge with a digest of what it was made of: making it takes ten times as long as reading its rows. */
const made = new Recent<{ readonly digest: string; readonly knowledge: Knowledge }>(Number.POSITIVE_INFINITY)

async function load(ctx: Ctx): Promise<Knowledge> {
  const [rows, rules] = await Promise.all([
    runPrepared<KnownRow>(
      ctx,
      `select kind, id, of, level, name, name_en from (
         select 1 as place, 'class' as kind, id, pid as of, level, name_zh as name, name_en, is_sort from goods_classes
         union all select 2, 'brand', id, 0, 0, name_zh, name_en, is_sort from goods_brands
         union all select 3, 'attribute', id, class_id, is_filter::int, name_zh, name_en, is_sort from class_attributes
         union all select 4, 'value', id, attribute_id, 0, name_zh, name_en, is_sort from class_attribute_values
       ) known order by place, is_sort, id`,
      new Values(),
    ),
    runPrepared<RuleRow>(
      ctx,
      'select word, means, is_two_way, class_id from search_synonyms where is_enabled order by id',
      new Values(),
    ),
  ])
  const digest = createHash('sha1')
    .update(JSON.stringify([rows, rules]))
    .digest('base64')
  const before = made.get(ctx, KEY)
  if (before?.digest === digest) return before.knowledge
  const knowledge = knowledgeIn(rows, rules)
  made.set(ctx, KEY, { digest, knowledge })
  return knowledge
}

interface RuleRow {
  readonly word: string
  readonly means: string
  readonly is_two_way: boolean
  readonly class_id: string | null
}

function knowledgeIn(rows: readonly KnownRow[], rules: readonly RuleRow[]): Knowledge {
  const of = (kind: KnownRow['kind']) => rows.filter(row => row.kind === kind)
  return {
    lexicon: new Lexicon(rows.flatMap(namesIn), rules.map(synonymRule)),
    classes: new Map(
      of('class').map(({ id, of: pid, level, name, name_en }) => [
        Number(id),
        { id: Number(id), pid: Number(pid), level, name, name_en },
      ]),
    ),
    attributes: attributesIn(of('attribute'), of('value')),
    attributeOf: new Map(of('value').map(row => [Number(row.id), Number(row.of)])),
  }
}

/** The names in a name that joins several, as "Juice & milk" does. */
function partsOfName(name: string): string[] {
  const parts = name.split(/[&/、＆]|\sand\s/).map(part => part.trim())
  return parts.length > 1 ? parts : []
}

function namesIn({ kind, id, name, name_en }: KnownRow): LexiconName[] {
  if (kind === 'attribute') return []
  const texts = kind === 'class' ? [name, name_en, ...partsOfName(name), ...partsOfName(name_en)] : [name, name_en]
  return texts.map(text => ({ text, kind, id: Number(id) }))
}

function attributesIn(
  attributes: readonly KnownRow[],
  values: readonly KnownRow[],
): ReadonlyMap<number, readonly KnownAttribute[]> {
  const byAttribute = Map.groupBy(values, value => value.of)
  const byClass = Map.groupBy(attributes, attribute => Number(attribute.of))
  return new Map(
    [...byClass].map(([classId, rows]) => [
      classId,
      rows.map(({ id, level, name, name_en }) => ({
        id: Number(id),
        name,
        name_en,
        isFilter: level === 1,
        values: (byAttribute.get(id) ?? []).map(value => ({
          id: Number(value.id),
          name: value.name,
          name_en: value.name_en,
        })),
      })),
    ]),
  )
}
