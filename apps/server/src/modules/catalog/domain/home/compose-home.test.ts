import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { describe, expect, it } from 'vitest'
import { composeHome, type FloorFacts, type HomeParts } from './compose-home.ts'

const card = (id: number): GoodsCard => ({
  id,
  name: `${id}`,
  name_en: '',
  subname: '',
  subname_en: '',
  image: '',
  second_image: '',
  price: 1,
  market_price: 0,
  sales: 0,
  comment_count: 0,
  score: 0,
  in_stock: true,
  store_id: 1,
  store_name: '',
  store_name_en: '',
  brand_name: '',
  brand_name_en: '',
  place: '',
  place_en: '',
  free_delivery: false,
  services: [],
  sku_id: null,
})
const cards = (from: number, count: number) => Array.from({ length: count }, (_, index) => card(from + index))
const advert: AdvCard = { id: 1, title: '', title_en: '', hint: '', hint_en: '', image: '', url: '' }
const floor = (id: number, goods: readonly GoodsCard[]): FloorFacts => ({
  id,
  name: `${id}`,
  name_en: '',
  thumb: '',
  chips: [],
  goods,
})
const store = {
  id: 7,
  name: '',
  name_en: '',
  seal: '',
  colour: '',
  logo: '',
  is_flagship: true,
  area_info: '',
  area_info_en: '',
  score: 50,
  follow_count: 0,
}
const parts = (part: Partial<HomeParts> = {}): HomeParts => ({
  banners: [],
  cards: [],
  notices: [],
  editorial: undefined,
  best: [],
  portrait: undefined,
  floors: [],
  adverts: new Map(),
  ...part,
})
const ids = (goods: readonly GoodsCard[] | undefined) => goods?.map(({ id }) => id)

describe('the parts of the home page', () => {
  it('show no goods twice, though the same ones could be in several', () => {
    const all = cards(1, 60)
    const home = composeHome(
      parts({
        best: all.slice(0, 12),
        editorial: { advert, goods: all },
        portrait: { store, story: '', story_en: '', goods: all },
        floors: [floor(1, all), floor(2, all), floor(3, all)],
      }),
    )
    const shown = [
      home.lead,
      home.editorial?.goods,
      home.ranking?.goods,
      home.portrait?.goods,
      ...home.floors.map(({ goods }) => goods),
    ].flatMap(goods => ids(goods) ?? [])
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.length).toBeGreaterThan(25)
  })

  it('rank truly: the best seller keeps the first place, whatever else would show it', () => {
    const best = cards(1, 12)
    const home = composeHome(parts({ best, editorial: { advert, goods: best }, floors: [floor(1, best)] }))
    expect(ids(home.ranking?.goods)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(ids(home.editorial?.goods)).toEqual([8, 9, 10, 11])
  })

  it('lead with one of each class; without banners with one more', () => {
    const floors = [floor(1, cards(10, 3)), floor(2, cards(20, 3))]
    expect(ids(composeHome(parts({ floors, banners: [advert] })).lead)).toEqual([10, 20, 11])
    expect(ids(composeHome(parts({ floors })).lead)).toEqual([10, 20, 11, 21])
  })

  it('lay floors out in three shapes: wide with an advert, the others by turns', () => {
    const floors = [1, 2, 3, 4].map(id => floor(id, cards(id * 100, 9)))
    const home = composeHome(parts({ floors, adverts: new Map([[2, advert]]) }))
    expect(home.floors.map(({ shape, goods, advert: own }) => [shape, goods.length, own !== null])).toEqual([
      ['large', 5, false],
      ['wide', 4, true],
      ['six', 6, false],
      ['large', 5, false],
    ])
  })

  it('leave out what would be empty: floors, an editorial or a store without goods, the ranking of a small shop', () => {
    const home = composeHome(
      parts({
        best: cards(1, 5),
        editorial: { advert, goods: cards(50, 1) },
        portrait: { store, story: '', story_en: '', goods: cards(60, 2) },
        floors: [floor(1, [])],
      }),
    )
    expect([home.ranking, home.editorial, home.portrait, home.floors]).toEqual([null, null, null, []])
  })
})
