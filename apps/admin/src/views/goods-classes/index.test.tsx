import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { invalidFields, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const clothes = {
  id: 1,
  pid: 0,
  level: 1,
  name: '服饰',
  name_en: 'Clothes',
  thumb: '',
  is_sort: 10,
  commission_bp: 255,
  own_commission_bp: 255 as number | null,
  has_children: true,
  created_at: '2026-05-01T02:00:00Z',
}
const shirts = {
  ...clothes,
  id: 11,
  pid: 1,
  level: 2,
  name: '衬衫',
  name_en: 'Shirts',
  has_children: false,
  own_commission_bp: null,
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/goods_classes',
    ...options,
    answers: {
      'GET /Admin/goods_classes': ({ query }: Asked) => (query.get('pid') === '0' ? [clothes] : [shirts]),
      'GET /Admin/goods_classes/1': clothes,
      'POST /Admin/goods_classes': { id: 12 },
      'PUT /Admin/goods_classes/1': {},
      ...answers,
    },
  })

describe('the goods classes', () => {
  it('show level and commission in percent, and expand to their children', async () => {
    const page = await open()
    expect((await page.row('服饰')).cells().slice(1, 8)).toEqual([
      '服饰',
      'Clothes',
      '-',
      'First level',
      '10',
      '2.55',
      '2026-05-01 10:00:00',
    ])
    await page.user.click((await page.row('服饰')).getByRole('button', { name: 'Expand' }))
    expect((await page.row('衬衫')).cells()[4]).toBe('Second level')
    expect((await page.row('衬衫')).cells()[6]).toBe('2.55 (from the class above)')
  })

  it('change their order in a cell, and the roots show in the new order', async () => {
    const page = await open()
    await page.user.click(await (await page.row('服饰')).findByTitle('Edit Sort'))
    await page.user.keyboard('3{Enter}')
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/goods_classes/1').map(({ body }) => Object.fromEntries(body))).toEqual([
      { is_sort: '3' },
    ])
    await page.waitFor(() => expect(page.sent('GET', '/Admin/goods_classes')).toHaveLength(2))
  })

  it('take the commission in percent and send basis points', async () => {
    const page = await open()
    await page.user.click((await page.row('服饰')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const commission = await dialog.findByLabelText(/^Commission/)
    expect(commission).toHaveProperty('value', '2.55')
    await page.user.clear(commission)
    await page.user.type(commission, '1.1')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/goods_classes/1').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '服饰', name_en: 'Clothes', is_sort: '10', thumb: '', commission_bp: '110' },
    ])
  })

  it('are added below a chosen class, and only its children are reloaded', async () => {
    const page = await open()
    await page.row('服饰')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Add')
    await page.user.type(await dialog.findByLabelText(/^Name\b(?! in)/), '裤子')
    await page.user.type(dialog.getByLabelText(/Name in English/), 'Trousers')
    await page.user.click(await dialog.findByLabelText(/^Parent/))
    await page.user.click(await page.findByRole('option', { name: 'Clothes' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('POST', '/Admin/goods_classes').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '裤子', name_en: 'Trousers', is_sort: '0', pid: '1', thumb: '', commission_bp: '' },
    ])
    await page.waitFor(() => expect(page.sent('GET', '/Admin/goods_classes').at(-1)?.query.get('pid')).toBe('1'))
  })

  it('refuse more than all of the price, and keep what the server refuses at its field', async () => {
    const page = await open({
      locale: 'zh-cn',
      answers: { 'PUT /Admin/goods_classes/1': invalidFields({ name: '已被占用' }) },
    })
    await page.user.click((await page.row('服饰')).getByRole('button', { name: '编辑' }))
    const dialog = await page.dialog('编辑')
    const commission = await dialog.findByLabelText(/^平台佣金/)
    await page.user.clear(commission)
    await page.user.type(commission, '101')
    await page.user.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('不能大于 100。')
    await page.user.clear(commission)
    await page.user.type(commission, '10')
    await page.user.click(dialog.getByRole('button', { name: '保存' }))
    await dialog.findByText('已被占用')
    expect(dialog.getByLabelText(/^名称/).getAttribute('aria-invalid')).toBe('true')
  })
})
