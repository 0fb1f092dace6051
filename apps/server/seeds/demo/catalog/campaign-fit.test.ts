import { describe, expect, it } from 'vitest'
import { CAMPAIGN_GOODS, campaignsFor } from './campaign-fit.ts'
import { generateGoods } from './goods/goods.ts'
import { STORES } from './stores.ts'

const goods = generateGoods(20_260, 1_200)

describe('goods for campaigns', () => {
  it('are enough for each campaign, several times over, from many stores', () => {
    for (const [campaign, wanted] of Object.entries(CAMPAIGN_GOODS)) {
      const fitting = goods.filter(item => item.campaigns.some(each => each === campaign))
      expect(fitting.length, campaign).toBeGreaterThanOrEqual(wanted * 3)
      expect(new Set(fitting.map(item => item.store)).size, campaign).toBeGreaterThanOrEqual(6)
    }
  })

  it('can be bought: on the shelf, examined, in stock, in an open store', () => {
    for (const item of goods.filter(each => each.campaigns.length > 0)) {
      expect([item.shelf, item.verify, STORES[item.store]?.status]).toEqual(['on_shelf', 'examined', 'open'])
    }
  })

  it('are judged by their price and stock', () => {
    const offer = {
      shelf: 'on_shelf' as const,
      verify: 'examined' as const,
      store: 0,
      services: ['seven_days_return' as const],
      marketPrice: 0,
      skus: [{ valueIndex: [], price: 12_000, stock: 300, image: '' }],
    }
    expect(campaignsFor(offer)).toEqual(['group_buy', 'points_mall', 'distribution'])
    expect(campaignsFor({ ...offer, marketPrice: 15_900 })).toContain('flash_sale')
    expect(campaignsFor({ ...offer, skus: [{ valueIndex: [], price: 12_000, stock: 9, image: '' }] })).toEqual([
      'points_mall',
    ])
    expect(campaignsFor({ ...offer, shelf: 'off_shelf' })).toEqual([])
  })
})
