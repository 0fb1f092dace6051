import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { PickName } from '../names.ts'

type Titled = Pick<GoodsCard, 'name' | 'name_en' | 'brand_name' | 'brand_name_en'>

/**
 * The name of goods without the brand that leads it, and the brand: small titles show the thing, not its maker. A name
 * that does not begin with the brand stays whole, and has none beside it. What stood in the middle of an English name
 * begins with a capital letter on its own.
 */
export function thingOf(goods: Titled, pick: PickName): { readonly thing: string; readonly brand: string } {
  const name = pick(goods.name, goods.name_en)
  for (const brand of [pick(goods.brand_name, goods.brand_name_en), goods.brand_name]) {
    if (brand === '' || !name.toLowerCase().startsWith(`${brand.toLowerCase()} `)) continue
    const thing = name.slice(brand.length).trim()
    if (thing.length > 1)
      return { thing: thing.charAt(0).toUpperCase() + thing.slice(1), brand: name.slice(0, brand.length) }
  }
  return { thing: name, brand: '' }
}
