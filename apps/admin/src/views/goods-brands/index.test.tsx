import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const brand = { id: 5, name: '竹语', name_en: 'Zhuyu', thumb: '', is_sort: 20, created_at: '2026-05-01T02:00:00Z' }

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/goods_brands',
    ...options,
    answers: { 'GET /Admin/goods_brands': listOf([brand]), 'POST /Admin/goods_brands': { id: 6 }, ...answers },
  })
type Page = Awaited<ReturnType<typeof open>>

const fillIn = async (page: Page) => {
  await page.row('竹语')
  await page.user.click(page.getByRole('button', { name: 'Add' }))
  const dialog = await page.dialog('Add')
  await page.user.type(await dialog.findByLabelText(/^Name\b(?! in)/), '山禾')
  await page.user.type(dialog.getByLabelText(/Name in English/), 'Shanhe')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  return dialog
}

describe('the brands', () => {
  it('show picture, both names, place in the row and when they came', async () => {
    const page = await open({ locale: 'zh-cn' })
    expect((await page.row('竹语')).cells().slice(1, 6)).toEqual(['-', '竹语', 'Zhuyu', '20', '2026-05-01 10:00:00'])
    expect(page.heads()).toEqual(expect.arrayContaining(['图片', '名称', '英文名称', '排序']))
  })

  it('are added with exactly the fields of the form', async () => {
    const page = await open()
    await fillIn(page)
    await page.findByText('The operation was successful.')
    expect(page.sent('POST', '/Admin/goods_brands').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '山禾', name_en: 'Shanhe', is_sort: '0', thumb: '' },
    ])
  })

  it('change their place in the row in its cell', async () => {
    const page = await open({ answers: { 'PUT /Admin/goods_brands/5': { id: 5 } } })
    const row = await page.row('竹语')
    await page.user.click(await row.findByTitle('Edit Sort'))
    await page.user.keyboard('10000{Enter}')
    expect(row.getByRole('alert').textContent).toMatch(/9999/)
    await page.user.clear(row.getByRole('textbox'))
    await page.user.keyboard('7{Enter}')
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/goods_brands/5').map(({ body }) => Object.fromEntries(body))).toEqual([
      { is_sort: '7' },
    ])
  })

  it('say what the server has against a name at its field', async () => {
    const page = await open({ answers: { 'POST /Admin/goods_brands': invalidFields({ name: 'Already taken.' }) } })
    const dialog = await fillIn(page)
    await dialog.findByText('Already taken.')
    expect(dialog.getByLabelText(/^Name\b(?! in)/).getAttribute('aria-invalid')).toBe('true')
  })

  it('can be deleted only with the permission', async () => {
    const page = await open({ person: { is_super: false, permissions: ['goods_brand.view', 'goods_brand.delete'] } })
    await page.row('竹语')
    expect(page.getByRole('button', { name: 'Delete' })).toBeDefined()
    expect(page.queryByRole('button', { name: 'Add' })).toBeNull()
    expect(page.queryByRole('button', { name: 'Edit' })).toBeNull()
  })
})
