import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFavorite } from '../../testing/a-favorite.ts'
import { aShop, ok } from '../../testing/a-shop.tsx'
import { LatestFavorites } from './latest-favorites.tsx'

const latest = (rows: readonly ReturnType<typeof aFavorite>[]) =>
  aShop({
    page: <LatestFavorites />,
    server: () => ok({ data: rows, count: {}, total: rows.length, per_page: 10, last_page: 1, current_page: 1 }),
  })

it('shows six that can still be opened, and a link to all', async () => {
  await latest([aFavorite(1), aFavorite(2, { state: 'off_shelf' }), ...[3, 4, 5, 6, 7, 8].map(id => aFavorite(id))])
  expect(await screen.findByRole('heading', { level: 2, name: '最近收藏' })).toBeTruthy()
  const addresses = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(addresses).toEqual(['/user/favorites', ...[101, 103, 104, 105, 106, 107].map(id => `/goods/${id}`)])
})

it('takes no space without favourites', async () => {
  const { calls } = await latest([])
  await waitFor(() => expect(calls('GET', '/user/favorites')).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})
