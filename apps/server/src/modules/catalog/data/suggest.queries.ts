import type { Suggestions } from '@shiji/contract/catalog/catalog.ts'
import type { Ctx } from '../../../infra/context.ts'
import { exactQuery, queryWords } from '../../../infra/search/query.ts'
import { runPlanned, runPrepared, Values } from './sql-text.ts'

const MOST = 10
const CANDIDATES = 12

/** What the typed text may become: words that find something, and classes, brands and stores of that name. */
export async function suggestions(ctx: Ctx, typed: string): Promise<Suggestions> {
  const words = queryWords(typed)
  const last = words.at(-1)
  if (last === undefined) return []
  const before = words.slice(0, -1).map(word => word.text)
  const candidates = await wordsLike(ctx, last.text)
  const named = await recordsLike(ctx, typed.trim().toLowerCase(), candidates)
  const found = await findingWords(
    ctx,
    candidates.map(word => [...before, word].join(' ')),
  )
  return [...named, ...found.map(text => ({ text, kind: 'word' as const, id: null }))].slice(0, MOST)
}

const startingWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`

/** Known words that begin so, or sound so, the shortest first. */
async function wordsLike(ctx: Ctx, text: string): Promise<string[]> {
  const values = new Values()
  const like = values.add(startingWith(text))
  const rows = await runPrepared<{ word: string }>(
    ctx,
    `select word from search_words where word like ${like} or pinyin like ${like} or initials like ${like}
     order by length(word), word limit ${values.add(CANDIDATES)}`,
    values,
  )
  return rows.map(row => row.word)
}

/**
 * Those texts that find listed goods. Each is a question of its own, planned for its words: common ones are answered by the
 * first goods of the shop, rare ones by the index of words.
 */
async function findingWords(ctx: Ctx, texts: readonly string[]): Promise<string[]> {
  const asked = texts.flatMap((text, place) => {
    const words = exactQuery(queryWords(text))
    return words === undefined ? [] : [{ place, words }]
  })
  if (asked.length === 0) return []
  const values = new Values()
  const questions = asked.map(
    ({ place, words }) =>
      `(select ${place} as place from goods g where g.is_listed and g.search @@ ${values.add(words)}::tsquery limit 1)`,
  )
  const rows = await runPlanned<{ place: number }>(ctx, questions.join(' union all '), values)
  const places = new Set(rows.map(row => row.place))
  return texts.filter((_, place) => places.has(place))
}

interface NamedRow {
  readonly kind: 'class' | 'brand' | 'store'
  readonly id: string
  readonly name: string
  readonly name_en: string
}

/** Classes, brands and trading stores whose name holds the text, or is one of the words that sound so; only those with listed goods. */
async function recordsLike(ctx: Ctx, text: string, words: readonly string[]): Promise<Suggestions> {
  const values = new Values()
  const inside = values.add(`%${startingWith(text)}`)
  const start = values.add(startingWith(text))
  const known = `${values.add(words)}::text[]`
  const matches = (zh: string, en: string) => `(${zh} ilike ${inside} or ${en} ilike ${start} or ${zh} = any(${known}))`
  const rows = await runPrepared<NamedRow>(
    ctx,
    `(select 'class' as kind, c.id, c.name_zh as name, c.name_en from goods_classes c
      where ${matches('c.name_zh', 'c.name_en')} and case c.level
        when 3 then exists (select 1 from goods g where g.is_listed and g.class_id = c.id)
        when 2 then exists (select 1 from goods g where g.is_listed and g.class_middle_id = c.id)
        else exists (select 1 from goods g where g.is_listed and g.class_root_id = c.id) end
      order by c.level desc, c.is_sort, c.id limit 3)
     union all
     (select 'brand', b.id, b.name_zh, b.name_en from goods_brands b
      where ${matches('b.name_zh', 'b.name_en')} and exists (select 1 from goods g where g.is_listed and g.brand_id = b.id)
      order by b.is_sort, b.id limit 2)
     union all
     (select 'store', s.id, s.name, s.name_en from stores s
      where ${matches('s.name', 's.name_en')} and s.verify = 'passed' and s.status = 'open'
      order by s.follow_count desc, s.id limit 2)`,
    values,
  )
  return rows.map(row => ({
    text: ctx.locale === 'en' && row.name_en !== '' ? row.name_en : row.name,
    kind: row.kind,
    id: Number(row.id),
  }))
}
