import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const comment = {
  id: 9,
  order_id: 71,
  order_no: 'N71',
  goods_id: 3,
  goods_name: '竹纤维毛巾',
  goods_image: '',
  store_id: 2,
  store_name: '竹语家居',
  nickname: '小林',
  score: 2,
  agree: 4,
  service: 3,
  speed: 1,
  content: '太薄',
  images: [],
  is_auto: false,
  reply: '抱歉',
  created_at: '2026-05-01T02:00:00Z',
}

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/order_comments',
    ...options,
    answers: { 'GET /Seller/order_comments': listOf([comment]), 'PUT /Seller/order_comments/9': { id: 9 } },
  })

describe('the comments of a store', () => {
  it('show what buyers say and what was answered, without the name of the own store', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('太薄')).cells().slice(2, 7)).toEqual(['竹纤维毛巾', '小林', '2 星', '太薄', '抱歉'])
    expect(page.heads()).not.toContain('店铺')
  })

  it('are answered, and an answer is changed from what stands there', async () => {
    const page = await open()
    await page.user.click((await page.row('太薄')).getByRole('button', { name: 'Reply' }))
    const dialog = await page.dialog('Reply')
    const reply = dialog.getByLabelText(/^Reply/)
    expect(reply).toHaveProperty('value', '抱歉')
    await page.user.type(reply, '，已换新')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Seller/order_comments/9')[0]?.body.get('reply')).toBe('抱歉，已换新')
  })

  it('that nobody answered are found, as the desk asks for them', async () => {
    const page = await open({ at: '/order_comments?is_replied=0&is_auto=0' })
    await page.row('太薄')
    const asked = page.sent('GET', '/Seller/order_comments')[0]?.query
    expect([asked?.get('is_replied'), asked?.get('is_auto')]).toEqual(['0', '0'])
  })

  it('are never deleted by a store', async () => {
    const page = await open()
    await page.row('太薄')
    for (const name of ['Delete', 'Edit', 'Add']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
