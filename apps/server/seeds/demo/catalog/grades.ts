import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'

const GENUINE = { name: '正品保障', name_en: 'Genuine or money back' }
const FAST = { name: '急速客服', name_en: 'Answers within minutes' }
const RETURN = { name: '上门取件退货', name_en: 'Returns collected at the door' }

/** Grades above the standard one, and the stores that have them, by English name. */
export const GRADES = [
  {
    name: '银牌店铺',
    nameEn: 'Silver',
    goodsLimit: null,
    commissionDiscount: 500,
    settlementMinutes: null,
    services: [GENUINE],
    stores: ['Soundfield Lab', 'Hot Reps', 'Weiming Womenswear'],
  },
  {
    name: '金牌店铺',
    nameEn: 'Gold',
    goodsLimit: null,
    commissionDiscount: 1_000,
    settlementMinutes: (5 * DAY) / MINUTE,
    services: [GENUINE, FAST, RETURN],
    stores: ['Wood & Light', 'Farhill Digital', 'Baichuan Appliances'],
  },
]
