import { describe, expect, it } from 'vitest'
import { findView, toScreen, viewsBelow } from './views.ts'

const load = async () => ({})
const names = (...files: string[]) => Object.fromEntries(files.map(file => [`./views/${file}`, async () => file]))

describe('findView', () => {
  const views = names('expresses.tsx', 'goods-brands/index.tsx', 'dashboard/index.tsx', 'dashboard/order.tsx')

  it.each([
    ['Admin/exts/expresses/index', 'expresses.tsx'],
    ['Admin/expresses', 'expresses.tsx'],
    ['Seller/goods_brands/index', 'goods-brands/index.tsx'],
    ['Admin/dashboard/index', 'dashboard/index.tsx'],
    ['Admin/dashboard/order', 'dashboard/order.tsx'],
  ])('%s is %s', async (view, file) => {
    expect(await findView(views, view)?.()).toBe(file)
  })

  it.each(['Admin/unknown/index', '', '../../main', '__proto__'])('nothing else: %j', view => {
    expect(findView(views, view)).toBeUndefined()
  })
})

describe('viewsBelow', () => {
  it('gives the screens beside a page that no menu entry names', () => {
    const views = names(
      'orders/index.tsx',
      'orders/wait.tsx',
      'orders/detail.tsx',
      'orders/print/label.tsx',
      'goods.tsx',
    )
    const below = viewsBelow(views, 'Seller/orders/index', ['Seller/orders/index', 'Seller/orders/wait'])
    expect(below.map(view => view.name)).toEqual(['detail'])
  })

  it('an entry without a view has none', () => {
    expect(viewsBelow({ './views/a.tsx': load }, '', [])).toEqual([])
  })
})

describe('toScreen', () => {
  it('refuses a module without Component', () => {
    expect(() => toScreen({ default: () => null })).toThrow('Component')
  })
})
