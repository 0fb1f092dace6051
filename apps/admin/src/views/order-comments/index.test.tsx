import { cut, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
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
  score: 5,
  agree: 4,
  service: 3,
  speed: 1,
  content: '柔软',
  images: ['/files/a.webp', '/files/b.webp'],
  is_auto: false,
  addition: null,
  is_hidden: false,
  hidden_reason: '',
  handled_at: null,
  reply: '',
  created_at: '2026-05-01T02:00:00Z',
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/order_comments',
    ...options,
    answers: {
      'GET /Admin/order_comments': listOf([comment]),
      'GET /Admin/order_comments/9': comment,
      'PUT /Admin/order_comments/9': { id: 9 },
      'DELETE /Admin/order_comments/9': { deleted: 1 },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const openReply = async (page: Page) => {
  await page.user.click((await page.row('柔软')).getByRole('button', { name: 'Reply' }))
  return page.dialog('Reply')
}

describe('the comments of the platform', () => {
  it('show goods, store, buyer, stars, words and time', async () => {
    const page = await open()
    expect((await page.row('柔软')).cells().slice(2, 10)).toEqual([
      '竹纤维毛巾',
      '竹语家居',
      '小林',
      '5 stars',
      '柔软',
      '-',
      '-',
      '2026-05-01 10:00:00',
    ])
  })

  it('show all four scores and every picture of one', async () => {
    const page = await open({ locale: 'zh-cn' })
    await page.user.click((await page.row('柔软')).getByRole('button', { name: '查看' }))
    const dialog = await page.dialog('查看')
    expect((await dialog.findAllByRole('img')).map(picture => picture.getAttribute('src'))).toEqual(comment.images)
    const scores = ['商品评分', '描述相符', '服务态度', '物流速度'].map(
      label => dialog.getByText(label).nextElementSibling?.textContent,
    )
    expect(scores.map(text => text?.slice(0, 3))).toEqual(['5.0', '4.0', '3.0', '1.0'])
  })

  it('are answered with exactly the reply', async () => {
    const page = await open()
    const dialog = await openReply(page)
    expect(dialog.getByText('柔软')).toBeDefined()
    await page.user.type(dialog.getByLabelText(/^Reply/), 'Thank you')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    await page.dialogGone('Reply')
    expect(page.sent('PUT', '/Admin/order_comments/9').map(({ body }) => Object.fromEntries(body))).toEqual([
      { reply: 'Thank you', replaces: '' },
    ])
    await page.waitFor(() => expect(page.sent('GET', '/Admin/order_comments')).toHaveLength(2))
  })

  it.each([
    ['refuses', invalidFields({ reply: 'Say it kindly.' }), 'Say it kindly.'],
    ['does not answer', cut, /The server did not answer/],
  ])('keep a reply that the server %s', async (_what, answer, words) => {
    const page = await open({ answers: { 'PUT /Admin/order_comments/9': answer } })
    const dialog = await openReply(page)
    await page.user.type(dialog.getByLabelText(/^Reply/), 'No')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText(words)
    expect(dialog.getByLabelText(/^Reply/)).toHaveProperty('value', 'No')
  })

  it('are deleted after a question, in its words', async () => {
    const page = await open()
    await page.user.click((await page.row('柔软')).getByRole('checkbox'))
    await page.user.click(page.getByRole('button', { name: 'Delete' }))
    await page.findByText('Are you sure you want to delete the selected data?')
    await page.user.click(page.within(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('DELETE', '/Admin/order_comments/9')).toHaveLength(1)
  })

  it('are hidden with a reason, and shown again at a click', async () => {
    const page = await open({ answers: { 'PUT /Admin/order_comments/9/visibility': { id: 9 } } })
    await page.user.click((await page.row('柔软')).getByRole('button', { name: 'Hide' }))
    const dialog = await page.dialog('Hide')
    await page.user.type(await dialog.findByLabelText(/^Reason for hiding/), 'Contains insults')
    await page.user.click(dialog.getByRole('button', { name: 'Hide' }))
    await page.findByText('The operation was successful.')
    const sent = page.sent('PUT', '/Admin/order_comments/9/visibility').map(({ body }) => Object.fromEntries(body))
    expect(sent).toEqual([{ is_hidden: '1', reason: 'Contains insults' }])
  })

  it('that are hidden show why and can be shown again', async () => {
    const hidden = { ...comment, is_hidden: true, hidden_reason: '辱骂' }
    const page = await open({
      answers: {
        'GET /Admin/order_comments': listOf([hidden]),
        'PUT /Admin/order_comments/9/visibility': { id: 9 },
      },
    })
    const row = await page.row('柔软')
    expect(row.getByText('辱骂')).toBeDefined()
    await page.user.click(row.getByRole('button', { name: 'Show again' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/order_comments/9/visibility')[0]?.body.get('is_hidden')).toBe('0')
  })

  it('are neither answered nor deleted without the permissions', async () => {
    const page = await open({ person: { is_super: false, permissions: ['order_comment.view'] } })
    await page.row('柔软')
    for (const name of ['Reply', 'Hide', 'Delete', 'Edit', 'Add'])
      expect(page.queryByRole('button', { name })).toBeNull()
  })
})
