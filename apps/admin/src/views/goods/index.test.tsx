import { cut, held, invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const kettle = {
  id: 11,
  name: '山茶手冲壶',
  name_en: 'Camellia kettle',
  goods_no: 'SC-11',
  image: '',
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  class_name: '茶具',
  class_name_en: 'Tea ware',
  brand_name: '',
  brand_name_en: '',
  is_master: true,
  price: 19_905,
  stock: 7,
  sales: 0,
  shelf: 'on_shelf',
  verify: 'to_be_reviewed',
  refuse_info: '',
  created_at: '2026-05-01T02:00:00Z',
  actions: ['examine', 'reject', 'update'],
}
const examined = { ...kettle, verify: 'examined' }
const VERIFY = '/Admin/goods/verify'

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/goods?verify=to_be_reviewed',
    ...options,
    answers: { 'GET /Admin/goods': listOf([kettle]), [`PUT ${VERIFY}`]: {}, ...answers },
  })
type Page = Awaited<ReturnType<typeof open>>

const act = async (page: Page, name: string) => {
  await page.user.click((await page.row('Camellia kettle')).getByRole('button', { name }))
  return page.dialog(name)
}
const bodies = (page: Page) => page.sent('PUT', VERIFY).map(({ body }) => Object.fromEntries(body))

describe('the goods of all stores', () => {
  it('show their store, price with two decimals and review; the link from the dashboard filters those to review', async () => {
    const page = await open()
    expect((await page.row('Camellia kettle')).cells().slice(2, 10)).toEqual([
      'Camellia kettle',
      'Wood & Light',
      'Tea ware',
      '-',
      '¥199.05',
      '7',
      '0',
      'On shelf',
    ])
    expect(page.sent('GET', '/Admin/goods')[0]?.query.get('verify')).toBe('to_be_reviewed')
  })

  it('are recommended by the platform with a switch; a refusal resets it and shows the reason', async () => {
    const page = await open({
      answers: { 'PUT /Admin/goods/11': invalidFields({ is_master: 'Six are recommended already.' }) },
    })
    const change = await (await page.row('Camellia kettle')).findByRole('switch', {
      name: 'Edit Featured',
    })
    await page.user.click(change)
    await (await page.row('Camellia kettle')).findByText('Six are recommended already.')
    expect(change).toHaveProperty('checked', true)
    expect(page.sent('PUT', '/Admin/goods/11').map(({ body }) => Object.fromEntries(body))).toEqual([
      { is_master: '0' },
    ])
  })

  it('that wait are reviewed on the desk, not blind from the list; the form opens by the pencil', async () => {
    const page = await open()
    const row = await page.row('Camellia kettle')
    for (const name of ['Approve', 'Reject']) expect(row.queryByRole('button', { name })).toBeNull()
    await page.user.click(row.getByRole('button', { name: 'Review' }))
    await page.waitFor(() => expect(page.address()).toBe('/goods/review/11'))
    page.unmount()
    const again = await open({ answers: { 'GET /Admin/goods': listOf([examined]) } })
    await again.user.click((await again.row('Camellia kettle')).getByRole('button', { name: 'Edit' }))
    await again.waitFor(() => expect(again.address()).toBe('/goods/form/11'))
  })

  it('are approved again once, by name, and the list reloads', async () => {
    const answer = held({})
    const page = await open({
      answers: { 'GET /Admin/goods': listOf([{ ...kettle, verify: 'rejected' }]), [`PUT ${VERIFY}`]: answer.answer },
    })
    const dialog = await act(page, 'Approve')
    expect(dialog.getByText('Camellia kettle')).toBeDefined()
    await page.user.dblClick(dialog.getByRole('button', { name: 'Confirm' }))
    answer.release()
    await page.dialogGone('Approve')
    expect(bodies(page)).toEqual([{ 'id[0]': '11', verify: 'examined' }])
    await page.waitFor(() => expect(page.sent('GET', '/Admin/goods')).toHaveLength(2))
  })

  it('are refused with a reason only', async () => {
    const page = await open({ answers: { 'GET /Admin/goods': listOf([examined]) } })
    const dialog = await act(page, 'Reject')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText('Cannot be empty.')
    expect(bodies(page)).toEqual([])
    await page.user.type(dialog.getByLabelText(/^Reason/), 'The picture shows another kettle.')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await page.dialogGone('Reject')
    expect(bodies(page)).toEqual([{ 'id[0]': '11', verify: 'rejected', reason: 'The picture shows another kettle.' }])
  })

  it('keep the reason when the connection is cut', async () => {
    const page = await open({ answers: { 'GET /Admin/goods': listOf([examined]), [`PUT ${VERIFY}`]: cut } })
    const dialog = await act(page, 'Reject')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'blurred')
    await page.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await dialog.findByText(/The server did not answer/)
    expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'blurred')
  })

  it('that were reviewed offer no review, in Chinese too', async () => {
    const unmoved = { ...examined, actions: [] }
    const page = await open({ locale: 'zh-cn', at: '/goods', answers: { 'GET /Admin/goods': listOf([unmoved]) } })
    const row = await page.row('山茶手冲壶')
    expect(row.getByText('审核通过')).toBeDefined()
    for (const name of ['通过', '驳回']) expect(row.queryByRole('button', { name })).toBeNull()
  })
})
