import { type GoodsChange, REVIEWED_FIELDS } from '@shiji/contract/catalog/catalog.ts'
import { describe, expect, it } from 'vitest'
import { type ApprovedVersion, type SaveCase, saveOf, splitSave, waitsForReview } from './split-save.ts'

const value = (name: string, image = '') => ({ name, name_en: '', image })
const colours = [{ name: '颜色', name_en: '', values: [value('红'), value('蓝')] }]
const sku = (id: number, at: number) => ({
  id,
  value_index: [at],
  image: '',
  price: 9_900,
  market_price: 0,
  weight: 200,
  code: `C${id}`,
})
const approved: ApprovedVersion = {
  name: '亚麻衬衫',
  name_en: '',
  subname: '',
  subname_en: '',
  class_id: 3,
  brand_id: null,
  images: ['/files/1.webp'],
  video: '',
  content: '<p>麻</p>',
  content_en: '',
  attributes: [],
  axes: colours,
  skus: [sku(11, 0), sku(12, 1)],
}
const row = (at: number, change: object = {}) => ({ value_index: [at], price: 9_900, stock: 5, ...change })

describe('a save of goods', () => {
  it.each([
    ['seller', 'examined', true, true],
    ['seller', 'examined', false, false],
    ['seller', 'to_be_reviewed', true, false],
    ['seller', 'rejected', true, false],
    ['admin', 'examined', true, false],
  ] as const)('by the %s of %s goods, review on: %s, waits: %s', (by, verify, isReviewOn, waits) => {
    expect(waitsForReview({ by, verify, isReviewOn } satisfies SaveCase)).toBe(waits)
  })

  it.each([
    ['name', { name: '换了' }],
    ['name_en', { name_en: 'Linen' }],
    ['subname', { subname: '新' }],
    ['subname_en', { subname_en: 'New' }],
    ['class_id', { class_id: 4 }],
    ['brand_id', { brand_id: 7 }],
    ['images', { images: ['/files/2.webp'] }],
    ['video', { video: '/files/v.mp4' }],
    ['content', { content: '<p>棉</p>' }],
    ['content_en', { content_en: '<p>Linen</p>' }],
    ['attributes', { attributes: [{ name: '材质', name_en: '', value: '麻', value_en: '' }] }],
  ] satisfies [string, GoodsChange][])('has its %s reviewed', (name, sent) => {
    expect(splitSave(approved, sent)).toMatchObject({ now: {}, proposal: sent, isReviewed: true })
    expect(REVIEWED_FIELDS).toContain(name)
  })

  it.each([
    { goods_no: 'N1' },
    { market_price: 100 },
    { weight: 5 },
    { freight_mode: 'free', freight_id: null },
    { services: ['seven_days'] },
    { ship_hours: 24 },
    { is_recommend: true },
    { shelf: 'on_shelf' },
  ] satisfies GoodsChange[])('applies %o at once', sent => {
    expect(splitSave(approved, sent)).toMatchObject({ now: sent, proposal: {}, isReviewed: false })
  })

  it('applies price, stock, weight and code of its SKUs at once, also sent with their axes', () => {
    const skus = [row(1, { price: 100, code: 'X', weight: 1 }), row(0)]
    const split = splitSave(approved, { axes: colours, skus })
    expect(split.proposal).toEqual({})
    expect(split.now.skus).toMatchObject([
      { id: 11, value_index: [0], price: 9_900 },
      { id: 12, value_index: [1], price: 100, code: 'X', weight: 1 },
    ])
    expect(split.places).toEqual([1, 0])
  })

  it('has new and removed SKUs, axes and pictures of SKUs reviewed, while figures of the others apply', () => {
    const axes = [{ name: '颜色', name_en: '', values: [value('红'), value('绿')] }]
    const split = splitSave(approved, { axes, skus: [row(0, { price: 8_000 }), row(1, { price: 7_000 })] })
    expect(split.now).toMatchObject({
      skus: [
        { id: 11, price: 8_000 },
        { id: 12, price: 9_900, stock: 0, stock_was: 0 },
      ],
    })
    expect(split.now.axes).toBeUndefined()
    expect(split.proposal).toMatchObject({ axes, skus: [{ id: 11 }, { price: 7_000 }] })
    expect(split.proposal.skus?.[1]).not.toHaveProperty('id')
    const picture = splitSave(approved, { skus: [row(0, { id: 11, image: '/files/r.webp' }), row(1, { id: 12 })] })
    expect(picture.proposal.skus?.[0]).toMatchObject({ image: '/files/r.webp' })
    expect(picture.now.skus?.[0]).toMatchObject({ image: '' })
  })

  it('continues the open change, and takes back what is as it was', () => {
    const open = { name: '换了', images: ['/files/2.webp'] }
    expect(splitSave(approved, { subname: '新' }, open).proposal).toEqual({ ...open, subname: '新' })
    expect(splitSave(approved, { name: '亚麻衬衫' }, open).proposal).toEqual({ images: open.images })
    const matrix = { axes: [{ name: '颜色', name_en: '', values: [value('红')] }], skus: [row(0, { id: 11 })] }
    // A sheet with prices leaves the proposed matrix alone; the approved matrix with its axes replaces it.
    expect(splitSave(approved, { skus: [row(0), row(1)] }, matrix).proposal).toEqual(matrix)
    expect(splitSave(approved, { axes: colours, skus: [row(0), row(1)] }, matrix).proposal).toEqual({})
  })
})

describe('an approved change', () => {
  it('keeps the figures that SKUs have by then', () => {
    const axes = [{ name: '颜色', name_en: '', values: [value('绿'), value('红')] }]
    const proposal = { axes, skus: [row(0, { price: 7_000 }), row(1, { id: 11, price: 1 })] }
    expect(saveOf(approved, proposal)).toMatchObject({
      axes,
      skus: [
        { value_index: [0], price: 7_000, stock: 5 },
        { id: 11, value_index: [1], price: 9_900, stock: 0, stock_was: 0, code: 'C11' },
      ],
    })
    expect(saveOf(approved, { name: '换了' })).toEqual({ name: '换了' })
  })
})
