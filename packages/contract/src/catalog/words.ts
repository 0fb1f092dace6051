/**
 * Where recommendations stand: beside a product, in the cart, on an empty page or list, on an unknown address, in place
 * of goods that are gone, after a payment, beside the login, and in the stream that ends the home page.
 */
export const RECOMMEND_PLACES = ['product', 'cart', 'empty', 'missing', 'gone', 'success', 'login', 'home'] as const
export type RecommendPlace = (typeof RECOMMEND_PLACES)[number]

/** How many ids a call for recommendations may name: goods on the page, goods seen lately. */
export const RECOMMEND_IDS = { exclude: 300, seen: 12 } as const

/**
 * How a class floor of the home page is laid out: one large card and four small ones, two rows of three, or a wide
 * picture above a short list. A floor with an advert of its own is `wide`.
 */
export const FLOOR_SHAPES = ['large', 'six', 'wide'] as const
export type FloorShape = (typeof FLOOR_SHAPES)[number]

/** Languages that a comment may be written in: those of the shop. */
export const COMMENT_LOCALES = ['zh-cn', 'en'] as const
export type CommentLocale = (typeof COMMENT_LOCALES)[number]

/** An attribute fills the specification table and may be filtered by; a spec is what SKUs differ by. */
export const GOODS_ATTR_KINDS = ['attribute', 'spec'] as const
export type GoodsAttrKind = (typeof GOODS_ATTR_KINDS)[number]
