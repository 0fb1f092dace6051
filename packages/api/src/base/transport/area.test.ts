import { describe, expect, it } from 'vitest'
import { areaOf } from './area.ts'

describe('areaOf (spec §6: the prefix in the request URL or page address)', () => {
  it.each([
    ['/api/goods', '/', 'buyer'],
    ['/api/Seller/goods', '/', 'seller'],
    ['/api/Admin/goods?x=/Seller/', '/Seller/', 'admin'],
    ['https://api.example/api/Admin', '/', 'admin'],
    ['/api/common', '/Seller/login', 'seller'],
    ['/api/common', '/Admin', 'admin'],
    ['/api/common', '/Administration', 'buyer'],
    ['/api/seller/goods', '/', 'buyer'],
    ['/api/goods_search/a/Admin/b', '/', 'buyer'],
  ] as const)('%s on %s acts as %s', (url, page, area) => {
    expect(areaOf(url, page)).toBe(area)
  })
})
