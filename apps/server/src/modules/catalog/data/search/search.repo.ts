import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { documentOf, searchTokens } from '../../../../infra/search/document.ts'
import { leadOf } from '../../../../infra/search/heads.ts'
import { termsOf, variantsOf, vocabularyOf } from '../../../../infra/search/vocabulary.ts'
import { type GoodsTexts, leadTexts, searchTexts, vocabularyTexts } from '../../domain/goods-texts.ts'
import type { GoodsDocuments } from '../goods/goods.repo.ts'
import type { IndexedGoods } from './goods-texts.queries.ts'
import { searchVariants, searchWords } from './search.table.ts'

/** Search document and lead of goods (ADR 0033). */
export const goodsDocuments = (texts: GoodsTexts): GoodsDocuments => ({
  search: documentOf(searchTokens(searchTexts(texts))),
  searchLead: sql<string>`${leadOf(leadTexts(texts))}::tsvector`,
})

/**
 * Adds the words of these goods to the vocabulary for suggestions and corrections. Words stay when goods are deleted; a
 * word without results is never shown.
 */
export async function rememberWords(tx: Ctx, all: readonly GoodsTexts[]): Promise<void> {
  const words = vocabularyOf(all.flatMap(vocabularyTexts))
  if (words.length === 0) return
  const added = await tx.db
    .insert(searchWords)
    .values(words)
    .onConflictDoNothing()
    .returning({ word: searchWords.word })
  const isNew = new Set(added.map(row => row.word))
  const variants = words
    .filter(word => isNew.has(word.word))
    .flatMap(termsOf)
    .flatMap(term => variantsOf(term).map(variant => ({ variant, term })))
  if (variants.length > 0) await tx.db.insert(searchVariants).values(sorted(variants)).onConflictDoNothing()
}

/** Sorted, so that two concurrent saves of the same words never wait for each other in a circle. */
const sorted = (rows: readonly { readonly variant: string; readonly term: string }[]) =>
  [...new Map(rows.map(row => [`${row.variant} ${row.term}`, row])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)

/** Writes documents in one statement; goods that were saved since they were read are skipped. */
export async function writeDocuments(ctx: Ctx, batch: readonly IndexedGoods[]): Promise<void> {
  const rows = batch.map(each => ({
    id: each.id,
    read: each.updatedAt,
    tokens: searchTokens(searchTexts(each)),
    lead: leadOf(leadTexts(each)),
  }))
  await ctx.db.execute(sql`
    update goods g set search = array_to_tsvector(array(select jsonb_array_elements_text(r.tokens))),
      search_lead = r.lead::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, read timestamptz, tokens jsonb, lead text)
    where g.id = r.id and g.updated_at = r.read`)
}
