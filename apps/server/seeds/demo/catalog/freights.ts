/** A freight template that every demo store has. Weights in grams, prices in fen, areas by province. */
export interface DemoFreight {
  readonly code: 'country' | 'far' | 'bulky'
  readonly name: string
  readonly isDefault: boolean
  readonly firstWeight: number
  readonly firstPrice: number
  readonly stepWeight: number
  readonly stepPrice: number
  readonly areaIds: readonly number[]
}

/** Everywhere; Tibet and Xinjiang; and bulky goods. */
export const FREIGHTS: readonly DemoFreight[] = [
  {
    code: 'country',
    name: '全国默认 Nationwide',
    isDefault: true,
    firstWeight: 1_000,
    firstPrice: 800,
    stepWeight: 1_000,
    stepPrice: 200,
    areaIds: [],
  },
  {
    code: 'far',
    name: '偏远地区 Remote areas',
    isDefault: false,
    firstWeight: 1_000,
    firstPrice: 1_800,
    stepWeight: 1_000,
    stepPrice: 800,
    areaIds: [540_000, 650_000],
  },
  {
    code: 'bulky',
    name: '大件送装 Bulky goods',
    isDefault: false,
    firstWeight: 10_000,
    firstPrice: 3_000,
    stepWeight: 5_000,
    stepPrice: 500,
    areaIds: [],
  },
]

/** Free from ¥99 for light goods; heavy goods have their own template. */
export function freightOf(goods: { readonly weight: number; readonly price: number }): 'free' | 'default' | 'bulky' {
  if (goods.weight >= 10_000) return 'bulky'
  return goods.weight < 5_000 && goods.price >= 9_900 ? 'free' : 'default'
}
