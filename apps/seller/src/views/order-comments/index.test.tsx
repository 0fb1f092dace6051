import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
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
  addition: null,
  is_hidden: false,
  hidden_reason: '',
  handled_at: null,
  reply: '抱歉',
  created_at: '2026-05-01T02:00:00Z',
}

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/order_comments',
    ...options,
    answers: {
      'GET /Seller/order_comments': listOf([comment]),
      'PUT /Seller/order_comments/9': { id: 9 },
      ...options.answers,
    },
  })

describe('the comments of a store', () => {
  it('show comments and answers, without the name of the own store', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('太薄')).cells().slice(2, 7)).toEqual(['竹纤维毛巾', '小林', '2 星', '太薄', '抱歉'])
    expect(page.heads()).not.toContain('店铺')
  })

  it('are answered', async () => {
    const page = await open({ answers: { 'GET /Seller/order_comments': listOf([{ ...comment, reply: '' }]) } })
    await page.user.click((await page.row('太薄')).getByRole('button', { name: 'Reply' }))
    const dialog = await page.dialog('Reply')
    await page.user.type(dialog.getByLabelText(/^Reply/), '已换新')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    const sent = page.sent('PUT', '/Seller/order_comments/9')[0]?.body
    expect([sent?.get('reply'), sent?.get('replaces')]).toEqual(['已换新', ''])
  })

  it('that have an answer show it, and it is replaced knowingly', async () => {
    const page = await open()
    const row = await page.row('太薄')
    expect(row.queryByRole('button', { name: 'Reply' })).toBeNull()
    await page.user.click(row.getByRole('button', { name: 'Edit reply' }))
    const dialog = await page.dialog('Edit reply')
    expect(dialog.getByText('There is already a reply: 抱歉')).toBeDefined()
    const reply = dialog.getByLabelText(/^Reply/)
    expect(reply).toHaveProperty('value', '抱歉')
    await page.user.type(reply, '，已换新')
    await page.user.click(dialog.getByRole('button', { name: 'Replace the reply' }))
    await page.findByText('The operation was successful.')
    const sent = page.sent('PUT', '/Seller/order_comments/9')[0]?.body
    expect([sent?.get('reply'), sent?.get('replaces')]).toEqual(['抱歉，已换新', '抱歉'])
  })

  it('that a colleague answered in the meantime show that answer, keep the input, and replace the answer only after a second confirmation', async () => {
    const theirs = { current: { id: 9, reply: '已补发' }, changed_by: '小周', changed_at: null }
    const state = { refused: false }
    const page = await open({
      answers: {
        'GET /Seller/order_comments': listOf([{ ...comment, reply: '' }]),
        'PUT /Seller/order_comments/9': () => {
          if (state.refused) return { id: 9 }
          state.refused = true
          return new Refusal(409, 'Somebody else has changed this.', theirs)
        },
      },
    })
    await page.user.click((await page.row('太薄')).getByRole('button', { name: 'Reply' }))
    await page.user.type((await page.dialog('Reply')).getByLabelText(/^Reply/), '已换新')
    await page.user.click((await page.dialog('Reply')).getByRole('button', { name: 'Save' }))
    const dialog = await page.dialog('Edit reply')
    await dialog.findByText(/^小周 has replied in the meantime: 已补发/)
    expect(dialog.getByLabelText(/^Reply/)).toHaveProperty('value', '已换新')
    await page.user.click(dialog.getByRole('button', { name: 'Replace the reply' }))
    await page.findByText('The operation was successful.')
    const sent = page.sent('PUT', '/Seller/order_comments/9').map(({ body }) => body.get('replaces'))
    expect(sent).toEqual(['', '已补发'])
  })

  it('without an answer are filtered by the link from the dashboard', async () => {
    const page = await open({ at: '/order_comments?is_replied=0&is_auto=0' })
    await page.row('太薄')
    const asked = page.sent('GET', '/Seller/order_comments')[0]?.query
    expect([asked?.get('is_replied'), asked?.get('is_auto')]).toEqual(['0', '0'])
  })

  it('are answered one after the other by Ctrl-Enter, until none waits', async () => {
    const first = { ...comment, reply: '' }
    const second = { ...first, id: 10, content: '掉色' }
    const state = { waiting: [first, second] }
    const page = await open({
      answers: {
        'GET /Seller/order_comments': ({ query }: { readonly query: URLSearchParams }) =>
          listOf(query.has('is_hidden') ? state.waiting : [first, second]),
        'GET /Seller/reply_templates': [{ id: 4, content: '已换新' }],
        'PUT /Seller/order_comments/9': () => {
          state.waiting = [second]
          return { id: 9 }
        },
        'PUT /Seller/order_comments/10': () => {
          state.waiting = []
          return { id: 10 }
        },
      },
    })
    await page.user.click((await page.row('太薄')).getByRole('button', { name: 'Reply' }))
    const dialog = await page.dialog('Reply')
    await page.user.click(await dialog.findByRole('button', { name: '已换新' }))
    expect(dialog.getByLabelText(/^Reply/)).toHaveProperty('value', '已换新')
    await page.user.type(dialog.getByLabelText(/^Reply/), '{Control>}{Enter}{/Control}')
    await (await page.dialog('Reply')).findByText('掉色')
    await page.user.type((await page.dialog('Reply')).getByLabelText(/^Reply/), '抱歉{Control>}{Enter}{/Control}')
    await page.findByText('Saved. Everything is answered.')
    await page.dialogGone('Reply')
    const sent = [9, 10].map(id =>
      page.sent('PUT', `/Seller/order_comments/${id}`).map(({ body }) => body.get('reply')),
    )
    expect(sent).toEqual([['已换新'], ['抱歉']])
  })

  it('are never deleted by a store', async () => {
    const page = await open()
    await page.row('太薄')
    for (const name of ['Delete', 'Edit', 'Add']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
