import type { Suggestions } from '@shiji/contract/catalog/search.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { completions, type NamedRecord } from '../../../../infra/search/completions.ts'
import { keyOf, type Lexicon } from '../../../../infra/search/lexicon.ts'
import { asNoun, exactQuery, queryWords } from '../../../../infra/search/query.ts'
import type { Word } from '../../../../infra/search/words.ts'
import { tradingText } from '../../../store/index.ts'
import { runPlanned, runPrepared, Values } from '../sql-text.ts'
import { knowledgeOf } from './knowledge.queries.ts'
import { orderTerms } from './search-conditions.ts'

const MOST = 10
/** Places reserved for words when many classes, brands and stores match. */
const WORDS_KEPT = 5
const CANDIDATES = 12
/** With fewer words of selling goods than this, all known words are searched. */
const FEW = 3
/** Maximum best sellers to search, and found ones whose names are read for words. */
const LOOKED_AT = 400
const READ = 60

/**
 * Completions of the typed text, at most ten: words of selling goods (if there are few, any known word with results),
 * then classes, brands and stores of that name or sound.
 */
export async function suggestions(ctx: Ctx, typed: string): Promise<Suggestions> {
  const parts = queryWords(typed)
  const last = parts.at(-1)
  const asked = exactQuery(parts)
  if (last === undefined || asked === undefined) return []
  const before = parts.slice(0, -1).map(part => part.text)
  const text = (word: string): string => [...before, word].join(' ')
  const { lexicon } = await knowledgeOf(ctx)
  const isClass = (word: string): boolean => lexicon.meaningOf(keyOf(word)).classIds.length > 0
  const [known, named] = await Promise.all([
    wordsLike(ctx, last.text),
    recordsLike(ctx, typed.trim().toLowerCase(), text(last.text)),
  ])
  const room = Math.max(MOST - named.length, WORDS_KEPT)
  const goods = known.length === 0 ? [] : await bestSellers(ctx, asked)
  const selling = completions(goods, last.text, { isEnglish: ctx.locale === 'en', isClass })
    .slice(0, room)
    .map(text)
  const others = known.filter(word => !selling.includes(text(word)))
  const found =
    selling.length < FEW
      ? [...selling, ...(await findingWords(ctx, parts.slice(0, -1), others, lexicon)).map(text)]
      : selling
  const words = found.slice(0, room).map(each => ({ text: each, kind: 'word' as const, id: null }))
  return [...words, ...named].slice(0, MOST)
}

/**
 * Names of the best sellers that match the text, best first. It reads along the index of sales and stops when it has
 * enough: at once for common words, after `LOOKED_AT` goods for rare ones.
 */
function bestSellers(ctx: Ctx, words: string): Promise<NamedRecord[]> {
  const values = new Values()
  const order = orderTerms('default', 'desc')
  return runPrepared<NamedRecord>(
    ctx,
    `select array_remove(array[g.name, g.name_en, c.name_zh, c.name_en, m.name_zh, m.name_en, r.name_zh, r.name_en], null) as texts
     from (select g.* from (select g.* from goods g where g.is_listed order by ${order} limit ${LOOKED_AT}) g
       where g.search @@ ${values.add(words)}::tsquery order by ${order} limit ${READ}) g
     left join goods_classes c on c.id = g.class_id
     left join goods_classes m on m.id = g.class_middle_id
     left join goods_classes r on r.id = g.class_root_id`,
    values,
  )
}

const startingWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`

const ALIKE = (like: string): string =>
  `select word from search_words where word like ${like} or pinyin like ${like} or initials like ${like}`

/** Known words that begin or sound like the text, the shortest first. */
async function wordsLike(ctx: Ctx, text: string): Promise<string[]> {
  const values = new Values()
  const like = values.add(startingWith(text))
  const rows = await runPrepared<{ word: string }>(
    ctx,
    `${ALIKE(like)} order by length(word), word limit ${values.add(CANDIDATES)}`,
    values,
  )
  return rows.map(row => row.word)
}

/**
 * The words that have listed goods as results beside the words before them. Chinese ones must be words of the shop or
 * head nouns of names, since a dictionary also cuts names in wrong places. Each is a separate query, planned for its
 * words: common ones are answered by the first goods of the shop, rare ones by the index of words.
 */
async function findingWords(
  ctx: Ctx,
  before: readonly Word[],
  words: readonly string[],
  lexicon: Lexicon,
): Promise<readonly string[]> {
  const start = exactQuery(before)
  const asked = words.flatMap((word, place) => {
    const typed = queryWords(word)
    const isNoun = typed[0]?.kind !== 'han' || lexicon.has(keyOf(word))
    const query = isNoun ? exactQuery(typed) : asNoun(typed)
    return query === undefined ? [] : [{ place, words: start === undefined ? query : `${start}&${query}` }]
  })
  if (asked.length === 0) return []
  const values = new Values()
  const questions = asked.map(
    each =>
      `(select ${each.place} as place from goods g where g.is_listed and g.search @@ ${values.add(each.words)}::tsquery limit 1)`,
  )
  const rows = await runPlanned<{ place: number }>(ctx, questions.join(' union all '), values)
  const places = new Set(rows.map(row => row.place))
  return words.filter((_, place) => places.has(place))
}

interface NamedRow {
  readonly kind: 'class' | 'brand' | 'store'
  readonly id: string
  readonly name: string
  readonly name_en: string
}

/**
 * Classes, brands and trading stores whose name contains the text or sounds like it, first those whose name in the
 * reader's language begins with it; only those with listed goods.
 */
async function recordsLike(ctx: Ctx, text: string, spelled: string): Promise<Suggestions> {
  const values = new Values()
  const inside = values.add(`%${startingWith(text)}`)
  const start = values.add(startingWith(text))
  const now = `${values.add(ctx.clock.now())}::timestamptz`
  const sound = ALIKE(values.add(startingWith(spelled)))
  const inChinese = (zh: string) => `(${zh} ilike ${start} or ${zh} in (select word from alike))`
  const inEnglish = (en: string) => `(${en} ilike ${start})`
  const matches = (zh: string, en: string) => `(${zh} ilike ${inside} or ${inChinese(zh)} or ${inEnglish(en)})`
  const ownFirst = (zh: string, en: string) => `${ctx.locale === 'en' ? inEnglish(en) : inChinese(zh)} desc`
  const rows = await runPrepared<NamedRow>(
    ctx,
    `with alike as materialized (${sound})
     (select 'class' as kind, c.id, c.name_zh as name, c.name_en from goods_classes c
      where ${matches('c.name_zh', 'c.name_en')} and case c.level
        when 3 then exists (select 1 from goods g where g.is_listed and g.class_id = c.id)
        when 2 then exists (select 1 from goods g where g.is_listed and g.class_middle_id = c.id)
        else exists (select 1 from goods g where g.is_listed and g.class_root_id = c.id) end
      order by ${ownFirst('c.name_zh', 'c.name_en')}, c.level desc, c.is_sort, c.id limit 3)
     union all
     (select 'brand', b.id, b.name_zh, b.name_en from goods_brands b
      where ${matches('b.name_zh', 'b.name_en')} and exists (select 1 from goods g where g.is_listed and g.brand_id = b.id)
      order by ${ownFirst('b.name_zh', 'b.name_en')}, b.is_sort, b.id limit 2)
     union all
     (select 'store', s.id, s.name, s.name_en from stores s
      where ${matches('s.name', 's.name_en')} and ${tradingText('s', now)}
      order by ${ownFirst('s.name', 's.name_en')}, s.follow_count desc, s.id limit 2)`,
    values,
  )
  return rows.map(row => ({
    text: ctx.locale === 'en' && row.name_en !== '' ? row.name_en : row.name,
    kind: row.kind,
    id: Number(row.id),
  }))
}
