import type { FileUses } from '../../../infra/files/file-uses.ts'
import { inScope } from '../../../records/in-scope.ts'
import { stores } from './store.table.ts'

/** What a store shows of itself: its logo, the pictures at the top of its page, its terms of after-sale service. */
export const storeFileUses: FileUses = async (ctx, store, urls) => {
  const [row] = await ctx.db
    .select({
      id: stores.id,
      name: stores.name,
      nameEn: stores.nameEn,
      logo: stores.logo,
      slides: stores.slides,
      mobileSlides: stores.mobileSlides,
      afterSale: stores.afterSaleService,
    })
    .from(stores)
    .where(inScope(store, { store: stores.id }))
  if (row === undefined) return []
  return urls.flatMap(url => {
    const parts = [
      ...(row.logo === url ? (['logo'] as const) : []),
      ...([...row.slides, ...row.mobileSlides].includes(url) ? (['slide'] as const) : []),
      ...(row.afterSale.includes(url) ? (['after_sale'] as const) : []),
    ]
    return parts.length === 0
      ? []
      : [{ url, user: 'store' as const, id: row.id, name: row.name, name_en: row.nameEn, parts }]
  })
}
