import { aGoodsForm } from '@shiji/backoffice/testing/a-goods-form.ts'
import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as list from './index.tsx'
import * as review from './review.tsx'

const item = (goods_id: number, name_en: string, kind: 'goods' | 'change') => ({
  goods_id,
  kind,
  name: '商品',
  name_en,
  image: '',
  store_name: '木与光',
  store_name_en: '',
  since: '2026-05-01T02:00:00Z',
})
const value = (name: string) => ({ name, name_en: '', image: '' })
const changed = {
  ...aGoodsForm,
  change_state: 'waiting',
  change: {
    id: 71,
    version: 3,
    state: 'waiting',
    reason: '',
    submitted_by: '林一',
    submitted_at: '2026-05-02T02:00:00Z',
    class_name: '',
    class_name_en: '',
    brand_name: '',
    brand_name_en: '',
    values: {
      name: '山茶手冲壶 600 ml',
      images: ['/files/1.webp', '/files/3.webp'],
      axes: [
        { name: '颜色', name_en: '', values: [value('白'), value('青')] },
        { name: '容量', name_en: '', values: [value('大')] },
      ],
      skus: [
        { id: 21, value_index: [0, 0], price: 1, stock: 1 },
        { value_index: [1, 0], price: 25_000, stock: 4 },
      ],
    },
  },
}
const fresh = { ...aGoodsForm, id: 12, name_en: 'Cup', verify: 'to_be_reviewed', video: '/files/v.mp4' }

const open = (answers: Record<string, unknown> = {}, at = '/goods/review', locale: 'en' | 'zh-cn' = 'en') =>
  openScreen({
    area: 'admin',
    screen: list,
    below: { review },
    menu: '/goods',
    at,
    locale,
    answers: {
      'GET /Admin/goods': listOf([]),
      'GET /Admin/goods/review': { data: [item(11, 'Kettle', 'change'), item(12, 'Cup', 'goods')], total: 2 },
      'GET /Admin/goods/11': changed,
      'GET /Admin/goods/12': fresh,
      'PUT /Admin/goods/review/11': { id: 11 },
      'PUT /Admin/goods/review/12': { id: 12 },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const bodies = (page: Page, id: number) =>
  page.sent('PUT', `/Admin/goods/review/${id}`).map(({ body }) => Object.fromEntries(body))
const part = (page: Page, region: string, name: string) =>
  page.within(page.within(page.getByRole('region', { name: region })).getByRole('group', { name }))

describe('the review desk', () => {
  it('shows a change as buyers would see it beside the version on sale, with what differs', async () => {
    const page = await open()
    await page.findByRole('region', { name: 'To be reviewed' })
    const APPROVED = 'On sale: last approved version'
    expect(part(page, 'To be reviewed', 'Goods').getByText('山茶手冲壶 600 ml')).toBeDefined()
    expect(part(page, APPROVED, 'Goods').getByText('山茶手冲壶')).toBeDefined()
    expect(part(page, 'To be reviewed', 'Goods').getByText('Changed')).toBeDefined()
    expect(part(page, 'To be reviewed', 'Class').queryByText('Changed')).toBeNull()
    expect(part(page, 'To be reviewed', 'Pictures').getByText('New')).toBeDefined()
    expect(part(page, APPROVED, 'Pictures').getByText('Removed')).toBeDefined()
    const skus = part(page, 'To be reviewed', 'SKUs')
    // A SKU that is sold keeps its price; the new one has its own.
    for (const words of ['¥199.00', '¥250.00', 'New']) expect(skus.getByText(words)).toBeDefined()
    expect(part(page, 'To be reviewed', 'Details').getByText('Clay pot')).toBeDefined()
  })

  it('is worked by keys alone: a approves what was read, and the next one opens without a question', async () => {
    const page = await open()
    await page.findByRole('region', { name: 'To be reviewed' })
    expect(page.getByText(/^Keys: a approve/)).toBeDefined()
    await page.user.keyboard('a')
    await page.waitFor(() => expect(page.address()).toBe('/goods/review/12'))
    expect(bodies(page, 11)).toEqual([{ change_id: '71', version: '3', decision: 'approve' }])
    // Goods that were never approved stand alone, with their video.
    await page.findByText('There is no approved version.')
    expect(page.getByTitle('山茶手冲壶').getAttribute('src')).toContain('/files/v.mp4')
    await page.user.keyboard('2r')
    await page.waitFor(() =>
      expect(bodies(page, 12)).toMatchObject([
        { change_id: '', decision: 'refuse', reason: 'The title exaggerates or contains unrelated words.' },
      ]),
    )
  })

  it('refuses with a reason only, and keys do nothing while it is typed', async () => {
    const page = await open()
    await page.findByRole('region', { name: 'To be reviewed' })
    await page.user.keyboard('r')
    await page.findByText('Cannot be empty.')
    await page.user.keyboard('a blurred photo')
    expect(bodies(page, 11)).toEqual([])
    expect(page.getByLabelText(/^Reason for the store/)).toHaveProperty('value', 'a blurred photo')
    await page.user.click(page.getByRole('button', { name: /^Reject/ }))
    await page.waitFor(() => expect(bodies(page, 11)).toMatchObject([{ reason: 'a blurred photo' }]))
  })

  it('tells the second reviewer, and shows the current version', async () => {
    const page = await open({
      'PUT /Admin/goods/review/11': new Refusal(409, 'This has been decided by another person.'),
    })
    await page.findByRole('region', { name: 'To be reviewed' })
    await page.user.click(page.getByRole('button', { name: /^Approve/ }))
    expect((await page.findAllByText('This has been decided by another person.')).length).toBeGreaterThan(0)
    await page.waitFor(() => expect(page.sent('GET', '/Admin/goods/11').length).toBeGreaterThan(1))
    expect(page.address()).toBe('/goods/review')
  })

  it('goes on and back by keys, leads to the applications of stores, and says when nothing waits', async () => {
    const page = await open()
    await page.findByRole('region', { name: 'To be reviewed' })
    await page.user.keyboard('n')
    await page.waitFor(() => expect(page.address()).toBe('/goods/review/12'))
    await page.findByText('There is no approved version.')
    await page.user.keyboard('k')
    await page.waitFor(() => expect(page.address()).toBe('/goods/review/11'))
    expect(page.getByRole('link', { name: 'Applications of stores' }).getAttribute('href')).toContain(
      '/stores?store_verify=verifying',
    )
    page.unmount()
    const empty = await open({ 'GET /Admin/goods/review': { data: [], total: 0 } }, '/goods/review', 'zh-cn')
    expect(await empty.findByText('没有待审核的商品')).toBeDefined()
  })
})
