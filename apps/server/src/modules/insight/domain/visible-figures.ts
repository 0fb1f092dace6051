import { ADMIN_FIGURE_PERMISSION, FIGURE_PERMISSION } from '@shiji/contract/insight/insight.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

const PERMISSION = { ...FIGURE_PERMISSION, ...ADMIN_FIGURE_PERMISSION }

export type Figure = keyof typeof PERMISSION

/** Whether a figure of a dashboard may be shown to the reader: other figures are neither read nor sent. */
export type MaySee = (figure: Figure) => boolean

/** The figures of a dashboard that a holder of these permissions may see. */
export const maySee =
  (held: (permission: Permission) => boolean): MaySee =>
  figure =>
    held(PERMISSION[figure])

interface Sold {
  readonly orders: number
  readonly amount: Fen
  readonly buyers: number
}

/** The sales figures that may be shown. */
export const visibleSales = (may: MaySee, { orders, amount, buyers }: Sold) => ({
  ...(may('orders') ? { orders } : {}),
  ...(may('amount') ? { amount } : {}),
  ...(may('buyers') ? { buyers } : {}),
})

/** Whether any sales figure may be shown. */
export const maySeeSales = (may: MaySee): boolean => may('orders') || may('amount') || may('buyers')
