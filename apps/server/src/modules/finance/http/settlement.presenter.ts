import type { SettlementRow } from '@shiji/contract/finance/finance.ts'
import type { Settlement } from '../data/settlement.queries.ts'

/** A settled order as both back offices list it. */
export const presentSettlement = (row: Settlement): SettlementRow => ({
  id: row.id,
  settlement_no: row.settlementNo,
  order_id: row.orderId,
  order_no: row.orderNo,
  store_id: row.storeId,
  store_name: row.storeName,
  store_name_en: row.storeNameEn,
  payable: row.payable,
  refunded: row.refunded,
  commission: row.commission,
  referral: row.referral,
  settlement_price: row.settlementPrice,
  status: row.status,
  created_at: row.createdAt.toISOString(),
})
