/** Most pieces of one SKU that a store may have on hand. */
export const MOST_ON_HAND = 9_999_999
