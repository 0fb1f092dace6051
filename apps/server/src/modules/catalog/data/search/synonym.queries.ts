import { synonymCall } from '@shiji/contract/catalog/synonym.calls.ts'
import type { Synonym, SynonymInput } from '@shiji/contract/catalog/synonyms.ts'
import { desc, eq, inArray, or } from 'drizzle-orm'
import { InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { wordsOfList } from '../../../../infra/search/synonyms.ts'
import { listOf } from '../../../../records/list-of.ts'
import type { ResourceRows } from '../../../../records/resource.ts'
import { goodsClasses } from '../classes/class.table.ts'
import { forgetKnowledge } from './knowledge.queries.ts'
import { searchSynonyms } from './search.table.ts'

type SynonymRow = typeof searchSynonyms.$inferSelect

/** Synonyms as an admin resource. Words are stored as searches compare them. */
export const synonymRows = {
  table: searchSynonyms,
  list: listOf(synonymCall, {
    id: searchSynonyms.id,
    word: searchSynonyms.word,
    means: searchSynonyms.means,
    two_way: searchSynonyms.isTwoWay,
    enabled: searchSynonyms.isEnabled,
    created_at: searchSynonyms.createdAt,
  }),
  unique: { search_synonyms_once: 'word' },
  present: async (ctx, rows) => {
    const names = await classNamesOf(ctx, rows)
    return rows.map(row => wireSynonym(row, names.get(row.classId ?? 0)))
  },
  toInsert: async (tx, input) => ({ ...(await columnsOf(tx, input)), createdAt: tx.clock.now() }),
  toUpdate: (tx, input, before) => columnsOf(tx, input, before),
  afterChange: async tx => forgetKnowledge(tx),
} satisfies ResourceRows<typeof searchSynonyms, Synonym, SynonymInput, SynonymInput>

interface ClassName {
  readonly name: string
  readonly nameEn: string
}

const wireSynonym = (row: SynonymRow, klass: ClassName | undefined): Synonym => ({
  id: row.id,
  word: row.word,
  means: row.means,
  two_way: row.isTwoWay,
  class_name: klass?.name ?? '',
  class_name_en: klass?.nameEn ?? '',
  enabled: row.isEnabled,
  created_at: row.createdAt.toISOString(),
})

async function classNamesOf(ctx: Ctx, rows: readonly SynonymRow[]): Promise<ReadonlyMap<number, ClassName>> {
  const ids = rows.flatMap(row => row.classId ?? [])
  if (ids.length === 0) return new Map()
  const found = await ctx.db.select().from(goodsClasses).where(inArray(goodsClasses.id, ids))
  return new Map(found.map(row => [row.id, { name: row.nameZh, nameEn: row.nameEn }]))
}

async function columnsOf(tx: Ctx, input: SynonymInput, before?: SynonymRow) {
  const [word, ...others] = wordsOfList(input.word)
  if (word === undefined || others.length > 0) throw new InvalidInput([{ field: 'word', key: 'error.wrong_format' }])
  const listed = wordsOfList(input.means ?? before?.means ?? '').filter(each => each !== word)
  const classId = input.class_name === undefined ? (before?.classId ?? null) : await classIdOf(tx, input.class_name)
  if (listed.length === 0 && classId === null) throw new InvalidInput([{ field: 'means', key: 'error.required' }])
  return {
    word,
    means: listed.join(', '),
    classId,
    ...(input.two_way === undefined ? {} : { isTwoWay: input.two_way }),
    ...(input.enabled === undefined ? {} : { isEnabled: input.enabled }),
  }
}

/** The class of that name, the deepest if several have it; refuses a name that none has. */
async function classIdOf(tx: Ctx, name: string): Promise<number | null> {
  const wanted = name.trim()
  if (wanted === '') return null
  const [row] = await tx.db
    .select({ id: goodsClasses.id })
    .from(goodsClasses)
    .where(or(eq(goodsClasses.nameZh, wanted), eq(goodsClasses.nameEn, wanted)))
    .orderBy(desc(goodsClasses.level), goodsClasses.id)
    .limit(1)
  if (row === undefined) throw new InvalidInput([{ field: 'class_name', key: 'refusal.not_a_choice' }])
  return row.id
}
