import { ADMIN_FIGURE_PERMISSION, FIGURE_PERMISSION } from '@shiji/contract/insight/insight.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'

const PERMISSION = { ...FIGURE_PERMISSION, ...ADMIN_FIGURE_PERMISSION }

export type Figure = keyof typeof PERMISSION

/** Whether a figure of a dashboard may be told to somebody: what is not is neither read nor sent. */
export type MayTell = (figure: Figure) => boolean

/** What somebody who holds these permissions may be told of a dashboard. */
export const mayTell =
  (held: (permission: Permission) => boolean): MayTell =>
  figure =>
    held(PERMISSION[figure])

interface Sold {
  readonly orders: number
  readonly amount: Fen
  readonly buyers: number
}

/** Of what was sold, the figures that may be told. */
export const toldSales = (may: MayTell, { orders, amount, buyers }: Sold) => ({
  ...(may('orders') ? { orders } : {}),
  ...(may('amount') ? { amount } : {}),
  ...(may('buyers') ? { buyers } : {}),
})

/** Whether anything of what was sold may be told. */
export const mayTellSales = (may: MayTell): boolean => may('orders') || may('amount') || may('buyers')
