import Type, { type Static } from 'typebox'
import type { AdminPermission, SellerPermission } from '../permissions.ts'
import { Amount, Count, Id, Instant } from '../schema.ts'

/**
 * Permission needed for each figure of a dashboard. Figures that a person may not see are left out of the answer: orders, pieces and buyers need the
 * permission for orders, money needs that for the books, a to-do card needs that of the page that lists it.
 */
export const FIGURE_PERMISSION = {
  orders: 'order.view',
  buyers: 'order.view',
  pieces: 'order.view',
  amount: 'money_log.view',
  balance: 'money_log.view',
  stock: 'goods.view',
} as const satisfies Readonly<Record<string, SellerPermission>>

/** Figures of the platform's dashboard only. */
export const ADMIN_FIGURE_PERMISSION = {
  users: 'user.view',
  outbox_waiting: 'job.view',
  jobs_failing: 'job.view',
  invariant_breaches: 'book.view',
} as const satisfies Readonly<Record<string, AdminPermission>>

const Pieces = Type.Optional(Count)
const Money = Type.Optional(Amount)
const Maybe = Type.Unsafe<number | null>({ type: ['integer', 'null'] })

/** Of a day up to the time of `as_of`, so that equal parts of days are compared (ux 76). */
const Sales = Type.Object({ orders: Pieces, amount: Money, buyers: Pieces })
const PlatformSales = Type.Object({ ...Sales.properties, users: Pieces })
const Point = Type.Object({ day: Type.String(), ...Sales.properties })
const Todo = Type.Object({ key: Type.String(), count: Count, oldest_minutes: Maybe, target: Type.String() })

/**
 * GET /Seller/dashboard/all: to-dos first, then figures. Each to-do carries the age of its oldest entry in minutes.
 * Figures that the caller may not see (`FIGURE_PERMISSION`) are absent.
 */
export const SellerDashboard = Type.Object({
  todo: Type.Array(Todo),
  as_of: Instant,
  today: Sales,
  yesterday: Sales,
  last_week: Sales,
  balance: Type.Optional(Type.Integer()),
  days: Type.Optional(Type.Array(Point)),
  top_goods: Type.Optional(
    Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        name_en: Type.String(),
        image: Type.String(),
        pieces: Pieces,
        amount: Money,
      }),
    ),
  ),
  low_stock: Type.Optional(
    Type.Array(
      Type.Object({
        goods_id: Id,
        sku_id: Id,
        name: Type.String(),
        name_en: Type.String(),
        sku_name: Type.String(),
        sku_name_en: Type.String(),
        stock: Count,
      }),
    ),
  ),
})
export type SellerDashboard = Static<typeof SellerDashboard>

/** GET /Admin/dashboard/all; figures that the caller may not see are absent. */
export const AdminDashboard = Type.Object({
  todo: Type.Array(Todo),
  as_of: Instant,
  today: PlatformSales,
  yesterday: PlatformSales,
  last_week: PlatformSales,
  days: Type.Optional(Type.Array(Point)),
  top_stores: Type.Optional(
    Type.Array(Type.Object({ id: Id, name: Type.String(), name_en: Type.String(), orders: Pieces, amount: Money })),
  ),
  health: Type.Optional(
    Type.Object({ outbox_waiting: Pieces, jobs_failing: Pieces, invariant_breaches: Type.Optional(Maybe) }),
  ),
})
export type AdminDashboard = Static<typeof AdminDashboard>

/**
 * GET {area prefix}menu_badges: number of waiting items by the address of their menu page (`/Seller/orders/wait`). Only pages that the caller may
 * see; zeros are left out.
 */
export const MenuBadges = Type.Array(Type.Object({ target: Type.String(), count: Count }))
export type MenuBadges = Static<typeof MenuBadges>
