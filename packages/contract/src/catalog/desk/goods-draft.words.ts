/**
 * Drafts of the goods form: characters of the stored JSON, drafts of one goods, drafts of a person in a store, and how long one is
 * kept after its last key.
 */
export const GOODS_DRAFT_LIMITS = { json: 400_000, perGoods: 5, perPerson: 50, keepMs: 30 * 86_400_000 } as const

/** What a draft is of: goods that are there, or new ones. Each needs the permission of its save. */
export const DRAFT_KINDS = ['goods', 'new'] as const
