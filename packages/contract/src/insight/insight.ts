import Type, { type Static } from 'typebox'
import { Amount, Count, Id, Instant } from '../schema.ts'

const Point = Type.Object({ day: Type.String(), orders: Count, amount: Amount, buyers: Count })

/** Of a day up to the time of `as_of`, so that days of the same length are compared (ux 76). */
const Sales = Type.Object({ orders: Count, amount: Amount, buyers: Count })
const PlatformSales = Type.Object({ ...Sales.properties, users: Count })

/** GET /Seller/dashboard/all: "what must I do now" first, then figures. Each to-do carries the age of its oldest entry in minutes. */
export const SellerDashboard = Type.Object({
  todo: Type.Array(
    Type.Object({
      key: Type.String(),
      count: Count,
      oldest_minutes: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
      target: Type.String(),
    }),
  ),
  as_of: Instant,
  today: Sales,
  yesterday: Sales,
  last_week: Sales,
  balance: Type.Integer(),
  days: Type.Array(Point),
  top_goods: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      name_en: Type.String(),
      image: Type.String(),
      pieces: Count,
      amount: Amount,
    }),
  ),
  low_stock: Type.Array(
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
})
export type SellerDashboard = Static<typeof SellerDashboard>

/** GET /Admin/dashboard/all */
export const AdminDashboard = Type.Object({
  todo: Type.Array(
    Type.Object({
      key: Type.String(),
      count: Count,
      oldest_minutes: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
      target: Type.String(),
    }),
  ),
  as_of: Instant,
  today: PlatformSales,
  yesterday: PlatformSales,
  last_week: PlatformSales,
  days: Type.Array(Point),
  top_stores: Type.Array(
    Type.Object({ id: Id, name: Type.String(), name_en: Type.String(), orders: Count, amount: Amount }),
  ),
  health: Type.Object({
    outbox_waiting: Count,
    jobs_failing: Count,
    invariant_breaches: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  }),
})
export type AdminDashboard = Static<typeof AdminDashboard>

/**
 * GET {area prefix}menu_badges: numbers of what waits, by the address of the menu page that shows it (`/Seller/orders/wait`).
 * Only pages that the caller may see; what is 0 is left out.
 */
export const MenuBadges = Type.Array(Type.Object({ target: Type.String(), count: Count }))
export type MenuBadges = Static<typeof MenuBadges>
