import { encodeParams } from '@shiji/api/base/transport/params.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'
import { describe, expect, it } from 'vitest'
import { readSearch } from './goods-search.ts'
import { searchPath } from './paths.ts'

const throughAddress = (search: GoodsSearch): GoodsSearch =>
  readSearch(decodeURIComponent(searchPath(search).replace(/^\/search\/?/, '')))

describe('the search in an address', () => {
  it.each<GoodsSearch>([
    { keywords: '连衣裙 100% 棉 & "雪纺"' },
    {
      keywords: 'café + 50%',
      class_id: 12,
      brand_id: 3,
      store_id: 4,
      price_min: 100,
      price_max: 99_900,
      in_stock: true,
    },
    { keywords: '杯', brand_id: [3, 9], store_id: [4, 5], values: [11], rating_min: 45, free_delivery: true },
    { sort: 'price', order: 'asc', page: 7 },
    {},
  ])('comes back as it went in: %j', search => {
    expect(throughAddress(search)).toEqual(search)
  })

  it('is written as in spec §2: base64 of JSON with URL-encoded keywords', () => {
    const params = decodeURIComponent(searchPath({ keywords: '茶' }).slice('/search/'.length))
    expect(JSON.parse(atob(params))).toEqual({ keywords: '%E8%8C%B6' })
  })

  it('leaves out defaults, so that equal searches have one address', () => {
    expect(searchPath({ keywords: '', sort: 'default', page: 1, in_stock: false })).toBe('/search')
  })

  it.each([undefined, '', '%%%', 'bm90IGpzb24', encodeParams({ keywords: { a: 1 } })])(
    'is empty for the broken address %s',
    text => {
      expect(readSearch(text)).toEqual({})
    },
  )

  it('drops single invalid parts and keeps the rest', () => {
    const text = decodeURIComponent(
      encodeParams({ keywords: '%', class_id: -1, brand_id: '7', page: 1.5, sort: 'magic' }),
    )
    expect(readSearch(text)).toEqual({ keywords: '%', brand_id: 7 })
    const lists = decodeURIComponent(encodeParams({ brand_id: ['x', 7, 7, -2], values: 12, rating_min: 41 }))
    expect(readSearch(lists)).toEqual({ brand_id: 7, values: [12] })
  })
})
