import { cut, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
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
  content: '加我微信',
  reply: '',
  answered_at: null,
  answers: 1,
  is_hidden: false,
  hidden_reason: '',
  created_at: '2026-05-01T02:00:00Z',
  actions: ['hide'],
}
const answer = {
  id: 31,
  by: 'buyer',
  nickname: '阿青',
  content: '骗子',
  locale: 'zh-cn',
  created_at: '2026-05-02T02:00:00Z',
  is_hidden: false,
  hidden_reason: '',
}

const open = (options: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/goods_questions',
    ...options,
    answers: {
      'GET /Admin/goods_questions': listOf([question]),
      'GET /Admin/goods_questions/9': { ...question, all_answers: [answer] },
      'PUT /Admin/goods_questions/9/visibility': { id: 9 },
      'PUT /Admin/goods_answers/31/visibility': { id: 31 },
      ...options.answers,
    },
  })

describe('the questions of the platform', () => {
  it('are hidden with a reason, which is asked for', async () => {
    const page = await open()
    await page.user.click((await page.row('加我微信')).getByRole('button', { name: 'Hide' }))
    const dialog = await page.dialog('Hide')
    await page.user.click(dialog.getByRole('button', { name: 'Hide' }))
    await dialog.findByText('Cannot be empty.')
    await page.user.type(await dialog.findByLabelText(/^Reason for hiding/), 'Contains advertising')
    await page.user.click(dialog.getByRole('button', { name: 'Hide' }))
    await page.findByText('The operation was successful.')
    const sent = page.sent('PUT', '/Admin/goods_questions/9/visibility').map(({ body }) => Object.fromEntries(body))
    expect(sent).toEqual([{ is_hidden: '1', reason: 'Contains advertising' }])
  })

  it('keep the reason when the server does not answer', async () => {
    const page = await open({ answers: { 'PUT /Admin/goods_questions/9/visibility': cut } })
    await page.user.click((await page.row('加我微信')).getByRole('button', { name: 'Hide' }))
    const dialog = await page.dialog('Hide')
    await page.user.type(await dialog.findByLabelText(/^Reason for hiding/), 'Spam')
    await page.user.click(dialog.getByRole('button', { name: 'Hide' }))
    await dialog.findByText(/The server did not answer/)
    expect(dialog.getByLabelText(/^Reason for hiding/)).toHaveProperty('value', 'Spam')
  })

  it('are shown again at a click', async () => {
    const hidden = { ...question, is_hidden: true, hidden_reason: '广告', actions: ['show'] }
    const page = await open({ answers: { 'GET /Admin/goods_questions': listOf([hidden]) } })
    await page.user.click((await page.row('加我微信')).getByRole('button', { name: 'Show again' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/goods_questions/9/visibility')[0]?.body.get('is_hidden')).toBe('0')
  })

  it('show every answer, each of which can be hidden alone', async () => {
    const page = await open()
    await page.user.click((await page.row('加我微信')).getByRole('button', { name: 'View' }))
    const view = await page.dialog('View')
    await view.findByText('骗子')
    await page.user.click(view.getByRole('button', { name: 'Hide' }))
    const dialog = await page.dialog('Hide')
    await page.user.type(await dialog.findByLabelText(/^Reason for hiding/), 'Contains insults')
    await page.user.click(dialog.getByRole('button', { name: 'Hide' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/goods_answers/31/visibility')[0]?.body.get('reason')).toBe('Contains insults')
  })

  it('are only read without the permission', async () => {
    const page = await open({
      person: { is_super: false, permissions: ['goods_question.view'] },
      answers: { 'GET /Admin/goods_questions': listOf([{ ...question, actions: [] }]) },
    })
    const row = await page.row('加我微信')
    for (const name of ['Hide', 'Show again', 'Answer']) expect(row.queryByRole('button', { name })).toBeNull()
  })
})
