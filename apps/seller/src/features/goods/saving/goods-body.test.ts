import { describe, expect, it } from 'vitest'
import { type GoodsDraft, newDraft, patchOf, withPatch } from '../draft/goods-draft.ts'
import { problemsOf } from '../faults/goods-rules.ts'
import { placed, sectionOf, skuPlace, stillThere } from '../faults/problem-places.ts'
import { addAxis, addValues, changeAxis, changeCell, fillColumn, skuRows } from '../skus/sku-matrix.ts'
import { changeBody, newBody } from './goods-body.ts'

const say = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ')
const values = (change: object, draft: GoodsDraft = newDraft): GoodsDraft => ({
  ...draft,
  values: { ...draft.values, ...change },
})
const withColours = (names: readonly string[]): GoodsDraft => {
  const added = addAxis(newDraft.matrix)
  const key = added.axes[0]?.key ?? ''
  return { ...newDraft, matrix: addValues(changeAxis(added, key, { name: '颜色' }), key, names) }
}
const attribute = (key: string, change: object) => ({ key, name: '', name_en: '', value: '', value_en: '', ...change })
const good = values(
  { name: '素杯', class_id: 3, images: ['/files/a.webp'] },
  { ...newDraft, matrix: fillColumn(newDraft.matrix, { price: 1_200, stock: 1 }) },
)
const wrong = (draft: GoodsDraft) => problemsOf(newBody(draft), say)

describe('the request body of new goods', () => {
  it('has no template unless they have one of their own', () => {
    const chosen = values({ freight_mode: 'default', freight_id: 6 }, good)
    expect(newBody(chosen)).toMatchObject({ freight_mode: 'default', freight_id: null })
    expect(newBody(values({ freight_mode: 'custom' }, chosen))).toMatchObject({ freight_id: 6 })
  })

  it('shows in lists the line price of the cheapest SKU', () => {
    const draft = withColours(['红', '蓝'])
    const [red, blue] = skuRows(draft.matrix)
    const dear = changeCell(draft.matrix, red?.key ?? '', { price: 500, market_price: 900 })
    const matrix = changeCell(dear, blue?.key ?? '', { price: 300, market_price: 400 })
    expect(newBody({ ...draft, matrix })).toMatchObject({ market_price: 400 })
  })

  it('leaves out rows of the table in which nothing is typed', () => {
    const attributes = [attribute('t0', {}), attribute('t1', { name: ' 材质 ', value: '陶' })]
    expect(newBody({ ...good, attributes }).attributes).toEqual([
      { name: '材质', name_en: '', value: '陶', value_en: '' },
    ])
  })
})

describe('the request body of a change', () => {
  it('is nothing when nothing was changed', () => {
    expect(changeBody(good, { ...good, values: { ...good.values } })).toEqual({})
  })

  it('is the mode of freight with its template', () => {
    const before = values({ freight_mode: 'custom', freight_id: 6 }, good)
    expect(changeBody(before, values({ freight_id: 7 }, before))).toEqual({ freight_mode: 'custom', freight_id: 7 })
    expect(changeBody(before, values({ freight_mode: 'free' }, before))).toEqual({
      freight_mode: 'free',
      freight_id: null,
    })
  })

  it('is all of the SKUs when one of them was changed', () => {
    const after = { ...good, matrix: fillColumn(good.matrix, { price: 5 }) }
    expect(Object.keys(changeBody(good, after)).toSorted()).toEqual(['axes', 'market_price', 'skus', 'weight'])
  })
})

describe('input from before the end of the session', () => {
  it('is restored over changes of others and keeps those changes', () => {
    const typed = values({ name: '素杯一对' }, good)
    const now = values({ subname: '别人的副标题' }, { ...good, matrix: fillColumn(good.matrix, { price: 7 }) })
    const back = withPatch(now, patchOf(good, typed))
    expect(changeBody(now, back)).toEqual({ name: '素杯一对' })
  })

  it('is restored with its SKUs and attributes', () => {
    const typed = {
      ...good,
      matrix: fillColumn(good.matrix, { price: 5 }),
      attributes: [attribute('t0', { name: '材质' })],
    }
    expect(withPatch(good, patchOf(good, typed))).toEqual(typed)
  })
})

describe('the rules of the page', () => {
  it('accept goods that the server accepts', () => {
    expect(wrong(good)).toEqual({})
  })

  it.each([
    ['a name that is too long', values({ name: 'x'.repeat(121) }, good), 'name'],
    ['no class', values({ class_id: null }, good), 'class_id'],
    ['no picture', values({ images: [] }, good), 'images'],
    ['eleven pictures', values({ images: Array.from({ length: 11 }, () => '/files/a.webp') }, good), 'images'],
    ['a video that is not an address', values({ video: 'javascript:alert(1)' }, good), 'video'],
    ['own freight without a template', values({ freight_mode: 'custom' }, good), 'freight_id'],
    ['no price', { ...good, matrix: fillColumn(good.matrix, { price: undefined }) }, 'skus.0.price'],
    ['a price below zero', { ...good, matrix: fillColumn(good.matrix, { price: -1 }) }, 'skus.0.price'],
    ['half a piece', { ...good, matrix: fillColumn(good.matrix, { stock: 0.5 }) }, 'skus.0.stock'],
    ['an option without values', { ...good, matrix: addAxis(good.matrix) }, 'axes.0.values'],
    ['a value without a name', { ...good, attributes: [attribute('t0', { value: '陶' })] }, 'attributes.0.name'],
  ])('refuse %s at its place', (_, draft, path) => {
    expect(Object.keys(wrong(draft))).toContain(path)
  })

  it('take a price and a stock of zero', () => {
    expect(wrong({ ...good, matrix: fillColumn(good.matrix, { price: 0, stock: 0 }) })).toEqual({})
  })

  it('refuse a number that two SKUs have, at the later one', () => {
    const draft = withColours(['红', '蓝'])
    const matrix = fillColumn(draft.matrix, { price: 1, stock: 1, code: 'A' })
    expect(problemsOf(newBody({ ...good, matrix }), say)).toEqual({ 'skus.1.code': 'goods.code_twice' })
  })

  it('refuse a duplicate value, at the later one', () => {
    const draft = withColours(['红', '蓝'])
    const [axis] = draft.matrix.axes
    const same = axis?.values.map(value => ({ ...value, name: '红' })) ?? []
    const matrix = fillColumn(
      { ...draft.matrix, axes: axis === undefined ? [] : [{ ...axis, values: same }] },
      {
        price: 1,
        stock: 1,
      },
    )
    expect(problemsOf(newBody({ ...good, matrix }), say)).toEqual({ 'axes.0.values.1.name': 'goods.value_twice' })
  })
})

describe('messages of the server', () => {
  it('stay with their row when others come before it, and go with it', () => {
    const draft = withColours(['红', '蓝'])
    const blue = skuRows(draft.matrix)[1]?.key ?? ''
    const problems = placed(draft, { 'skus.1.stock': 'too few', 'images.2': 'broken', 'skus.0.id': 'gone' })
    expect(problems).toEqual({ [skuPlace(blue, 'stock')]: 'too few', images: 'broken', skus: 'gone' })
    const single = { ...draft, matrix: newDraft.matrix }
    expect(stillThere(single, problems)).toEqual({ images: 'broken', skus: 'gone' })
  })

  it('count for the row of the table that was sent, not for the blank one before it', () => {
    const attributes = [attribute('t0', {}), attribute('t1', { name: '材质' })]
    expect(placed({ ...good, attributes }, { 'attributes.0.value': 'too long' })).toEqual({
      'attribute.t1.value': 'too long',
    })
  })

  it('count for the section of the page that they belong to', () => {
    expect(
      ['name', 'images', 'sku.a0v1.price', 'axis.a0.name', 'freight_id', 'attribute.t0.name', 'content'].map(sectionOf),
    ).toEqual(['basics', 'pictures', 'skus', 'skus', 'delivery', 'attributes', 'detail'])
  })
})
