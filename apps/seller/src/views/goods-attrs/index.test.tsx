import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const collar = {
  id: 5,
  kind: 'attribute',
  class_id: 4,
  class_name: '衬衫',
  class_name_en: 'Shirts',
  name: '领型',
  name_en: 'Collar',
  values: [
    { name: '立领', name_en: 'Stand' },
    { name: '翻领', name_en: '' },
  ],
  is_filter: true,
  joins_class: false,
  is_sort: 3,
  created_at: '2026-05-01T02:00:00Z',
}
const node = (id: number, name: string, name_en: string, children: object[] = []) => ({
  id,
  name,
  name_en,
  thumb: '',
  children,
})
const tree = [node(1, '服饰', 'Clothes', [node(2, '男装', 'Men', [node(4, '衬衫', 'Shirts')])])]

const open = (answers = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/goods_attrs',
    answers: {
      'GET /Seller/goods_attrs': listOf([collar]),
      'GET /Seller/goods_attrs/5': collar,
      'GET /Seller/store_classes': tree,
      'PUT /Seller/goods_attrs/5': { id: 5 },
      ...answers,
    },
  })

describe('attributes and specs', () => {
  it('show class, kind and values', async () => {
    const page = await open()
    const cells = (await page.row('Collar')).cells()
    expect(cells).toEqual(expect.arrayContaining(['Collar', 'Attribute', 'Shirts', 'Yes', '3']))
    expect(cells.join()).toContain('Stand')
  })

  it('are changed by lines of values in both languages', async () => {
    const page = await open()
    await page.user.click((await page.row('Collar')).getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const lines = await dialog.findByLabelText(/^Values/)
    expect(lines).toHaveProperty('value', '立领 | Stand\n翻领')
    await page.user.type(lines, '{Enter}立 领')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.waitFor(() => expect(lines.getAttribute('aria-invalid')).toBe('true'))
    expect(page.sent('PUT', '/Seller/goods_attrs/5')).toEqual([])
    await page.user.type(lines, '二 | Second')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(Object.fromEntries(page.sent('PUT', '/Seller/goods_attrs/5')[0]?.body ?? [])).toMatchObject({
      'values[0][name]': '立领',
      'values[0][name_en]': 'Stand',
      'values[1][name]': '翻领',
      'values[2][name]': '立 领二',
      'values[2][name_en]': 'Second',
    })
  })
})
