import type { AgreementName } from '@shiji/contract/content/articles.ts'
import type { Ctx } from '../../src/infra/context.ts'
import { agreements } from '../../src/modules/content/index.ts'

interface Blank {
  readonly name: AgreementName
  readonly zh: string
  readonly en: string
}

const BLANKS: readonly Blank[] = [
  { name: 'user_agreement', zh: '用户协议', en: 'User agreement' },
  { name: 'privacy_policy', zh: '隐私政策', en: 'Privacy policy' },
  { name: 'store_agreement', zh: '商家入驻协议', en: 'Store agreement' },
]

const TEXT = {
  zh: '<p>平台尚未发布这份协议的正文。请平台管理员在“系统中心 → 协议管理”中填写后再对外营业。</p>',
  en: '<p>The text of this agreement has not been published yet. Platform staff write it under System → Agreements before the shop opens.</p>',
}

/** Inserts missing agreements that pages link to; texts that an admin wrote stay. */
export async function seedAgreements(tx: Ctx): Promise<void> {
  const ids = await tx.ids.take(BLANKS.length)
  const now = tx.clock.now()
  const rows = BLANKS.map(({ name, zh, en }, index) => ({
    id: ids[index] ?? 0,
    name,
    titleZh: zh,
    titleEn: en,
    contentZh: TEXT.zh,
    contentEn: TEXT.en,
    updatedAt: now,
    createdAt: now,
  }))
  await tx.db.insert(agreements).values(rows).onConflictDoNothing()
}
