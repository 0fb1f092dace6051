import type { Ctx } from '../../src/infra/context.ts'
import { expresses } from '../../src/modules/platform/index.ts'

interface Company {
  readonly code: string
  readonly zh: string
  readonly en: string
  readonly phone: string
  /** Pattern of its tracking numbers. */
  readonly number: string
}

const COMPANIES: readonly Company[] = [
  { code: 'SF', zh: '顺丰速运', en: 'SF Express', phone: '95338', number: '^(SF)?\\d{12,15}$' },
  { code: 'ZTO', zh: '中通快递', en: 'ZTO Express', phone: '95311', number: '^[0-9A-Z]{12,15}$' },
  { code: 'YTO', zh: '圆通速递', en: 'YTO Express', phone: '95554', number: '^(YT)?[0-9A-Z]{10,18}$' },
  { code: 'STO', zh: '申通快递', en: 'STO Express', phone: '95543', number: '^\\d{12,15}$' },
  { code: 'YD', zh: '韵达速递', en: 'Yunda Express', phone: '95546', number: '^\\d{13,15}$' },
  { code: 'JTSD', zh: '极兔速递', en: 'J&T Express', phone: '956025', number: '^(JT)?\\d{13,15}$' },
  { code: 'JD', zh: '京东物流', en: 'JD Logistics', phone: '950616', number: '^JD[0-9A-Z]{11,15}$' },
  { code: 'EMS', zh: '中国邮政速递', en: 'China Post EMS', phone: '11183', number: '^[0-9A-Z]{13}$' },
  { code: 'YZPY', zh: '邮政快递包裹', en: 'China Post parcels', phone: '11185', number: '^\\d{13}$' },
  { code: 'DBL', zh: '德邦快递', en: 'Deppon Express', phone: '95353', number: '^(DPK)?\\d{9,15}$' },
  { code: 'CNKD', zh: '菜鸟速递', en: 'Cainiao Express', phone: '9519666', number: '^[0-9A-Z]{12,20}$' },
  { code: 'OTHER', zh: '其他', en: 'Other', phone: '', number: '' },
]

/** Inserts missing companies by code; what an admin changed stays. */
export async function seedExpresses(tx: Ctx): Promise<void> {
  const ids = await tx.ids.take(COMPANIES.length)
  const createdAt = tx.clock.now()
  const rows = COMPANIES.map(({ code, zh, en, phone, number }, index) => ({
    id: ids[index] ?? 0,
    code,
    nameZh: zh,
    nameEn: en,
    phone,
    numberPattern: number,
    isSort: index + 1,
    createdAt,
  }))
  await tx.db.insert(expresses).values(rows).onConflictDoNothing()
}
