import { describe, expect, it } from 'vitest'
import { weigh } from './sizes.ts'

const chunk = (file: string, module: string | null, kilobytes: number, imports: string[] = []) => ({
  file,
  module,
  gzip: kilobytes * 1024,
  imports,
  dynamicImports: [],
})
const report = {
  area: 'shop',
  entry: 'index.js',
  initialGzip: 0,
  chunks: [
    chunk('index.js', 'apps/shop/index.html', 100, ['vendor.js']),
    chunk('vendor.js', null, 50),
    chunk('home.js', 'apps/shop/src/pages/home/home.tsx', 20, ['vendor.js', 'card.js']),
    chunk('card.js', null, 10),
    chunk('cart.js', 'apps/shop/src/pages/cart/cart.tsx', 500),
  ],
}
const budget = (kilobytes: number, module = /pages\/home\//) => ({
  area: 'shop' as const,
  page: 'home',
  modules: [module],
  kilobytes,
})

describe('weigh', () => {
  it('adds what the entry and the page load, shared files once, other pages not', () => {
    expect(weigh(report, budget(180))).toEqual({ line: 'shop home: 180.0 of 180 KB', ok: true })
    expect(weigh(report, budget(179)).ok).toBe(false)
  })

  it('does not pass a page that it cannot find', () => {
    expect(weigh(report, budget(999, /pages\/lost\//)).ok).toBe(false)
  })
})
