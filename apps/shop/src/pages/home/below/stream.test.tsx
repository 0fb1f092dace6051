import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aCard } from '../../../testing/a-product.ts'
import { aShop, ok, type Reply } from '../../../testing/a-shop.tsx'
import { Stream } from './stream.tsx'

const excluded = (path: string) =>
  new URL(path, 'http://shop').searchParams.get('exclude')?.split(',').map(Number) ?? []

/** A server with goods 1 to `last`, three a page, without those that the page names. */
const aStream = (last: number, answer?: (page: number) => Reply | undefined) => {
  let asked = 0
  return aShop({
    page: <Stream above={[1, 2]} />,
    loggedIn: false,
    server: ({ path }) => {
      if (!path.startsWith('/api/recommend?')) return undefined
      asked += 1
      const other = answer?.(asked)
      if (other !== undefined) return other
      const left = Array.from({ length: last }, (_, index) => index + 1).filter(id => !excluded(path).includes(id))
      return ok({ goods: left.slice(0, 3).map(id => aCard(id)), more: left.length > 3 })
    },
  })
}
const names = () => screen.getAllByRole('article').map(card => card.querySelector('a')?.textContent)

describe('the stream that ends the home page', () => {
  it('brings two pages by itself, then one for each press; no goods twice', async () => {
    const shop = await aStream(20)
    const more = await screen.findByRole('button', { name: '加载更多' })
    expect(names()).toEqual(['商品3', '商品4', '商品5', '商品6', '商品7', '商品8'])
    await userEvent.click(more)
    const first = await screen.findByRole('link', { name: '商品9' })
    expect(names()).toHaveLength(9)
    expect(document.activeElement).toBe(first)
    expect(shop.calls('GET', '/recommend')).toHaveLength(3)
  })

  it('ends with a way on when nothing is left', async () => {
    await aStream(8)
    expect(await screen.findByRole('link', { name: '去分类里找找' })).toHaveProperty('pathname', '/goods')
    expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull()
  })

  it('keeps what is there when a page does not come, and tries again', async () => {
    await aStream(20, page => (page === 2 ? 'offline' : undefined))
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('link', { name: '商品6' })).toBeTruthy()
    expect(names()).toHaveLength(6)
  })
})
