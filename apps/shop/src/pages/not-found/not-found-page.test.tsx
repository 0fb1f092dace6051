import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aCard } from '../../testing/a-product.ts'
import { aShop, ok, type ShopOptions } from '../../testing/a-shop.tsx'
import { headingLevels, isInOrder } from '../../testing/heading-levels.ts'
import { Component as NotFoundPage } from './not-found-page.tsx'

const hot = Array.from({ length: 8 }, (_, index) => aCard(index + 1))
const anUnknownAddress = (options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <NotFoundPage />,
    path: '/no-such-page',
    loggedIn: false,
    server: ({ path }) => (path.startsWith('/api/recommend?') ? ok({ goods: hot, more: false }) : undefined),
    ...options,
  })

describe('an unknown address', () => {
  it('says so and shows three links and eight products', async () => {
    await anUnknownAddress()
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy()
    expect(screen.getByText('地址可能有误，或者页面已被移走。')).toBeTruthy()
    const ways = ['回到首页', '全部分类', '热卖榜'].map(name => screen.getByRole('link', { name }).getAttribute('href'))
    expect(ways).toEqual(['/', '/goods', '/goods/hotmodel'])
    await screen.findByRole('heading', { level: 2, name: '猜你喜欢' })
    expect(await screen.findAllByRole('article')).toHaveLength(8)
    expect(document.title).toBe('页面不存在 · 市集')
    expect(isInOrder(headingLevels())).toBe(true)
  })

  it('says so in English', async () => {
    await anUnknownAddress({ locale: 'en' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeTruthy()
  })

  it('still shows links when the server does not answer', async () => {
    await anUnknownAddress({ server: () => 'offline' })
    expect(await screen.findByRole('link', { name: '回到首页' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull())
  })

  it('reserves space for what is loading', async () => {
    const never = new Promise<never>(() => undefined)
    await anUnknownAddress({ server: () => never })
    expect(await screen.findByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy()
    expect(within(screen.getByRole('status')).getByText('加载中…')).toBeTruthy()
  })
})
