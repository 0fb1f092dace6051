import { agreementCall } from '@shiji/contract/content/article.calls.ts'
import { AGREEMENT_NAMES, type Agreement, type AgreementInput } from '@shiji/contract/content/articles.ts'
import { eq } from 'drizzle-orm'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { cleanRichText } from '../../../infra/rich-text/rich-text.ts'
import { listOf } from '../../../records/list-of.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { noticeId } from '../domain/page-name.ts'
import { agreements, articles } from './content.table.ts'

const isNeeded = (name: string): boolean => AGREEMENT_NAMES.some(needed => needed === name)

/** Agreements as an ordinary resource; those that pages of the shop link to keep their name and cannot be removed. */
export const agreementRows: ResourceRows<typeof agreements, Agreement, AgreementInput, AgreementInput> = {
  table: agreements,
  list: listOf(agreementCall, {
    id: agreements.id,
    name: agreements.name,
    title: agreements.titleZh,
    title_en: agreements.titleEn,
    updated_at: agreements.updatedAt,
    created_at: agreements.createdAt,
  }),
  unique: { agreements_name: 'name' },
  present: (_ctx, rows) =>
    rows.map(row => ({
      id: row.id,
      name: row.name,
      title: row.titleZh,
      title_en: row.titleEn,
      content: row.contentZh,
      content_en: row.contentEn,
      updated_at: row.updatedAt.toISOString(),
      created_at: row.createdAt.toISOString(),
    })),
  toInsert: async (tx, input) => ({ ...(await columnsOf(tx, input)), createdAt: tx.clock.now() }),
  toUpdate: (tx, input, before) => {
    if (isNeeded(before.name) && input.name !== before.name) throw new AppError('agreement.needed')
    return columnsOf(tx, input)
  },
  beforeDelete: async (_tx, rows) => {
    if (rows.some(row => isNeeded(row.name))) throw new AppError('agreement.needed')
  },
}

async function columnsOf(tx: Ctx, input: AgreementInput) {
  const [article] = await tx.db.select({ id: articles.id }).from(articles).where(eq(articles.name, input.name))
  if (article !== undefined || noticeId(input.name) !== undefined)
    throw new InvalidInput([{ field: 'name', key: 'refusal.taken' }])
  return {
    name: input.name,
    titleZh: input.title,
    titleEn: input.title_en,
    contentZh: cleanRichText(input.content ?? ''),
    contentEn: cleanRichText(input.content_en ?? ''),
    updatedAt: tx.clock.now(),
  }
}
