import type { Asked } from '@shiji/backoffice/testing/fake-server.ts'
import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const zhejiang = {
  id: 330000,
  pid: 0,
  level: 1,
  name: '浙江省',
  name_en: 'Zhejiang',
  initial: 'Z',
  has_children: true,
}
const hangzhou = { ...zhejiang, id: 330100, pid: 330000, level: 2, name: '杭州市', name_en: 'Hangzhou', initial: 'H' }
const beijing = { ...zhejiang, id: 110000, name: '北京市', name_en: 'Beijing', initial: 'B', has_children: false }

const children = ({ query }: Asked) => {
  if (query.get('isChildren') !== 'true') return listOf([hangzhou])
  return query.get('pid') === '0' ? [beijing, zhejiang] : [hangzhou]
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/areas',
    ...options,
    answers: {
      'GET /Admin/areas': children,
      'GET /Admin/areas/330100': hangzhou,
      'POST /Admin/areas': { id: 330200 },
      'PUT /Admin/areas/330100': {},
      'DELETE /Admin/areas/330100': { deleted: 1 },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const pids = (page: Page) => page.sent('GET', '/Admin/areas').map(({ query }) => query.get('pid'))
const openZhejiang = async (page: Page) => {
  await page.user.click((await page.row('浙江省')).getByRole('button', { name: 'Expand' }))
  return page.row('杭州市')
}

describe('the areas', () => {
  it('start with the provinces and load children when a row is expanded', async () => {
    const page = await open()
    expect((await page.row('浙江省')).cells().slice(1, 6)).toEqual(['浙江省', 'Zhejiang', '330000', 'Province', 'Z'])
    expect(page.queryByText('杭州市')).toBeNull()
    expect((await page.row('北京市')).queryByRole('button', { name: 'Expand' })).toBeNull()
    expect((await openZhejiang(page)).cells().slice(2, 5)).toEqual(['Hangzhou', '330100', 'City'])
    expect(pids(page)).toEqual(['0', '330000'])
  })

  it('after a change ask for the children of the touched parent only', async () => {
    const page = await open()
    const row = await openZhejiang(page)
    await page.user.click(row.getByRole('button', { name: 'Edit' }))
    const dialog = await page.dialog('Edit')
    const english = await dialog.findByLabelText(/Name in English/)
    expect(dialog.queryByLabelText(/Division code/)).toBeNull()
    await page.user.clear(english)
    await page.user.type(english, 'Hangzhou City')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Edit')
    expect(page.sent('PUT', '/Admin/areas/330100').map(({ body }) => Object.fromEntries(body))).toEqual([
      { name: '杭州市', name_en: 'Hangzhou City' },
    ])
    await page.waitFor(() => expect(pids(page)).toEqual(['0', '330000', '330000']))
  })

  it('after a delete below a province leave the other provinces alone', async () => {
    const page = await open()
    const row = await openZhejiang(page)
    await page.user.click(row.getByRole('checkbox'))
    await page.user.click(page.getByRole('button', { name: 'Delete' }))
    await page.findByText('Are you sure you want to delete the selected data?')
    await page.user.click(page.within(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await page.findByText('The operation was successful.')
    await page.waitFor(() => expect(pids(page)).toEqual(['0', '330000', '330000']))
    expect(page.sent('DELETE', '/Admin/areas/330100')).toHaveLength(1)
  })

  it('are added at the top unless a parent is chosen, with a permanent code', async () => {
    const page = await open()
    await page.row('浙江省')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Add')
    await page.user.type(await dialog.findByLabelText(/Division code/), '12')
    await page.user.type(dialog.getByLabelText(/^Name\b(?! in)/), '天津市')
    await page.user.type(dialog.getByLabelText(/Name in English/), 'Tianjin')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect((await dialog.findAllByText(/Six digits/)).length).toBeGreaterThan(1)
    expect(page.sent('POST', '/Admin/areas')).toEqual([])
    await page.user.type(dialog.getByLabelText(/Division code/), '0000')
    // The choice of a parent asks for the provinces too.
    await dialog.findByText('Top level')
    const before = pids(page).length
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Add')
    expect(page.sent('POST', '/Admin/areas').map(({ body }) => Object.fromEntries(body))).toEqual([
      { code: '120000', name: '天津市', name_en: 'Tianjin', pid: '0' },
    ])
    await page.waitFor(() => expect(pids(page).slice(before)).toEqual(['0']))
  })

  it('are added below a chosen parent', async () => {
    const page = await open()
    await page.row('浙江省')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Add')
    await page.user.type(await dialog.findByLabelText(/Division code/), '330200')
    await page.user.type(dialog.getByLabelText(/^Name\b(?! in)/), '宁波市')
    await page.user.type(dialog.getByLabelText(/Name in English/), 'Ningbo')
    await page.user.click(await dialog.findByLabelText(/^Parent/))
    await page.user.click(await page.findByRole('option', { name: 'Zhejiang' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Add')
    expect(page.sent('POST', '/Admin/areas')[0]?.body.get('pid')).toBe('330000')
  })

  it('show a taken code at its field and keep the input', async () => {
    const page = await open({ answers: { 'POST /Admin/areas': invalidFields({ code: 'This is already taken.' }) } })
    await page.row('浙江省')
    await page.user.click(page.getByRole('button', { name: 'Add' }))
    const dialog = await page.dialog('Add')
    const code = await dialog.findByLabelText(/Division code/)
    await page.user.type(code, '330000')
    await page.user.type(dialog.getByLabelText(/^Name\b(?! in)/), '浙江省')
    await page.user.type(dialog.getByLabelText(/Name in English/), 'Zhejiang')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('This is already taken.')
    expect(code.getAttribute('aria-invalid')).toBe('true')
    expect(code).toHaveProperty('value', '330000')
  })

  it('found by a search show as a plain list, in Chinese too', async () => {
    const page = await open({ locale: 'zh-cn', at: '/areas?name=杭州|like' })
    expect((await page.row('杭州市')).cells().slice(2, 5)).toEqual(['Hangzhou', '330100', '市级'])
    const [asked] = page.sent('GET', '/Admin/areas')
    expect(asked?.query.get('name')).toBe('杭州|like')
    expect(asked?.query.has('isChildren')).toBe(false)
  })

  it('are read-only without the permission to change them', async () => {
    const page = await open({ person: { is_super: false, permissions: ['area.view'] } })
    await page.row('浙江省')
    for (const name of ['Add', 'Edit', 'Delete']) expect(page.queryByRole('button', { name })).toBeNull()
  })
})
