/** The three areas of the product (spec §6) with their API and page prefixes. */
export const AREAS = ['buyer', 'seller', 'admin'] as const
export type Area = (typeof AREAS)[number]

/** Prefix under /api and in page addresses: storefront none, `/Seller`, `/Admin` (spec §9). */
export const AREA_PREFIX = { buyer: '', seller: '/Seller', admin: '/Admin' } as const satisfies Record<Area, string>

/** `provider` of auth calls (spec §7): buyers and sellers are `users`, platform staff are `admins`. */
export const AREA_PROVIDER = { buyer: 'users', seller: 'users', admin: 'admins' } as const satisfies Record<
  Area,
  string
>
export type Provider = (typeof AREA_PROVIDER)[Area]
