import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { expect, it } from 'vitest'
import * as screen from './index.tsx'

const brand = { id: 5, name: '竹语', name_en: 'Zhuyu', thumb: '', is_sort: 20, created_at: '2026-05-01T02:00:00Z' }

it('the brands of the platform are read by a seller, and searched by name', async () => {
  const page = await openScreen({
    area: 'seller',
    screen,
    at: '/goods_brands',
    answers: { 'GET /Seller/goods_brands': listOf([brand]) },
  })
  expect((await page.row('竹语')).cells().slice(1)).toEqual(['-', '竹语', 'Zhuyu', '20', '2026-05-01 10:00:00'])
  for (const name of ['Add', 'View', 'Edit', 'Delete']) expect(page.queryByRole('button', { name })).toBeNull()
  await page.user.click(page.getByRole('button', { name: 'Search' }))
  const panel = page.within(page.getByRole('search'))
  await page.user.type(panel.getByLabelText('Name in English'), 'Zhu')
  await page.user.click(panel.getByRole('button', { name: 'Query' }))
  await page.waitFor(() =>
    expect(page.sent('GET', '/Seller/goods_brands').at(-1)?.query.get('name_en')).toBe('Zhu|like'),
  )
})
