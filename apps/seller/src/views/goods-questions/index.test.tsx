import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const question = {
  id: 9,
  goods_id: 3,
  goods_name: '竹纤维毛巾',
  goods_image: '',
  store_id: 2,
  store_name: '竹语家居',
  nickname: '小林',
  content: '掉毛吗？',
  reply: '',
  answered_at: null,
  answers: 0,
  is_hidden: false,
  hidden_reason: '',
  created_at: '2026-05-01T02:00:00Z',
  actions: ['answer'],
}

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/goods_questions',
    ...options,
    answers: {
      'GET /Seller/goods_questions': listOf([question]),
      'PUT /Seller/goods_questions/9': { id: 9 },
      ...options.answers,
    },
  })

describe('the questions on the goods of a store', () => {
  it('show goods, asker, words and answers, without the name of the own store', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('掉毛吗？')).cells().slice(2, 7)).toEqual(['竹纤维毛巾', '小林', '掉毛吗？', '-', '0'])
    expect(page.heads()).not.toContain('店铺')
  })

  it('are answered, unless a colleague was first: then their answer is shown and the input stays', async () => {
    const state = { refused: false }
    const page = await open({
      answers: {
        'PUT /Seller/goods_questions/9': () => {
          if (state.refused) return { id: 9 }
          state.refused = true
          const current = { id: 9, reply: '不掉' }
          return new Refusal(409, 'Changed.', { current, changed_by: '小周', changed_at: null })
        },
      },
    })
    await page.user.click((await page.row('掉毛吗？')).getByRole('button', { name: 'Answer' }))
    await page.user.type((await page.dialog('Answer')).getByLabelText(/^Reply/), '不会')
    await page.user.click((await page.dialog('Answer')).getByRole('button', { name: 'Save' }))
    const dialog = await page.dialog('Edit answer')
    await dialog.findByText(/^小周 has replied in the meantime: 不掉/)
    expect(dialog.getByLabelText(/^Reply/)).toHaveProperty('value', '不会')
    await page.user.click(dialog.getByRole('button', { name: 'Replace the reply' }))
    await page.findByText('The operation was successful.')
    const sent = page.sent('PUT', '/Seller/goods_questions/9').map(({ body }) => Object.fromEntries(body))
    expect(sent).toEqual([
      { reply: '不会', replaces: '' },
      { reply: '不会', replaces: '不掉' },
    ])
  })

  it('that the platform has hidden show why and are not answered', async () => {
    const hidden = { ...question, is_hidden: true, hidden_reason: '广告', actions: [] }
    const page = await open({ answers: { 'GET /Seller/goods_questions': listOf([hidden]) } })
    const row = await page.row('掉毛吗？')
    expect(row.getByText('广告')).toBeDefined()
    for (const name of ['Answer', 'Hide', 'Delete', 'Edit']) expect(row.queryByRole('button', { name })).toBeNull()
  })
})
