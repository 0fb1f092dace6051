import type { ReviewTag } from '@shiji/contract/order/review-tags.ts'

/** Numbers of stars, most first. */
export const STARS = [5, 4, 3, 2, 1] as const
/** Number of stars, from one to five. */
export type Stars = (typeof STARS)[number]

/** Only reviews with so many stars, or that say the same thing. */
export type ReviewFilter = { readonly stars: Stars } | { readonly tag: ReviewTag }
