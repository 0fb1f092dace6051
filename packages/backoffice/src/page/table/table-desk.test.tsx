import type { TableView } from '@shiji/contract/platform/table-view.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, type Asked, Refusal } from '../../testing/fake-server.ts'
import { cut, openScreen } from '../../testing/open-screen.tsx'
import { sampleAnswers, samplePage } from '../../testing/sample-resource.tsx'

const told = vi.spyOn(toast, 'error')
beforeEach(() => void told.mockClear())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const LOCAL = 'table_layout:/Admin/expresses'
const saved = (view: Partial<TableView>): TableView => ({
  id: 5,
  name: 'Fast ones',
  state: { query: { search: { name: '顺丰|like' }, sort: [], perPage: 100 }, columns: { hidden: ['phone'] } },
  shared: false,
  role_ids: [],
  is_default: false,
  is_sort: 1,
  mine: true,
  ...view,
})
const desk = (views: readonly TableView[], layout: object | null = null): Answers => ({
  'GET /Admin/table_views': { layout, views, roles: [{ id: 3, name: 'Clerks' }] },
})
const search = ['name', 'code', 'phone', 'a', 'b', 'c'].map(name => ({ type: 'text' as const, name, label: name }))
const open = (answers: Answers = {}, at = '/expresses') =>
  openScreen({ area: 'admin', at, screen: samplePage({ search }), answers: { ...sampleAnswers(), ...answers } })
const formOf = (asked: Asked | undefined) => Object.fromEntries(asked?.body ?? [])
/** A layout change: all search fields show. */
const expand = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(page.getByRole('button', { name: 'Search' }))
  await page.user.click(page.search().getByRole('button', { name: 'Expand' }))
}
const kept = (page: Awaited<ReturnType<typeof open>>) => page.sent('PUT', '/Admin/table_layout')

describe('a person’s column settings', () => {
  it('come from the server, and the next visit starts with them', async () => {
    const page = await open(desk([], { hidden: ['phone'], density: 'compact' }))
    await page.findByText('顺丰速运')
    await page.waitFor(() => expect(page.heads()).not.toContain('Phone'))
    expect(page.sent('GET', '/Admin/table_views')[0]?.query.get('page')).toBe('expresses')
    expect(JSON.parse(localStorage.getItem(LOCAL) ?? '')).toMatchObject({ hidden: ['phone'] })
  })

  it('show from the copy in the browser before the server has answered', async () => {
    localStorage.setItem(LOCAL, JSON.stringify({ hidden: ['code'] }))
    const page = await open({ 'GET /Admin/table_views': () => new Promise(() => undefined) })
    await page.findByText('顺丰速运')
    expect(page.heads()).not.toContain('Code')
  })

  it('go to the server with one call for a row of changes', async () => {
    const page = await open()
    await page.findByText('顺丰速运')
    await expand(page)
    await page.user.click(page.search().getByRole('button', { name: 'shrink' }))
    await page.user.click(page.search().getByRole('button', { name: 'Expand' }))
    expect(kept(page)).toHaveLength(0)
    await page.waitFor(() => expect(kept(page)).toHaveLength(1))
    const { page: name, layout } = formOf(kept(page)[0])
    expect(name).toBe('expresses')
    expect(JSON.parse(layout ?? '')).toMatchObject({ searchExpanded: true, order: ['name', 'code', 'phone'] })
  })

  it('are sent at once when the page is left', async () => {
    const page = await open()
    await page.findByText('顺丰速运')
    await expand(page)
    page.unmount()
    await page.waitFor(() => expect(kept(page)).toHaveLength(1))
  })

  it('work without the server, which gets them on the next visit', async () => {
    const away = {
      'GET /Admin/table_views': new Refusal(500, 'away'),
      'PUT /Admin/table_layout': new Refusal(500, 'x'),
    }
    const first = await open(away)
    await first.findByText('顺丰速运')
    await expand(first)
    await first.waitFor(() => expect(kept(first)).toHaveLength(1))
    expect(first.queryByText('away')).toBeNull()
    first.unmount()
    const next = await open(desk([], { searchExpanded: false }))
    await next.findByText('顺丰速运')
    await next.waitFor(() => expect(kept(next)).toHaveLength(1))
    await next.user.click(next.getByRole('button', { name: 'Search' }))
    expect(next.search().getByRole('button', { name: 'shrink' })).toBeDefined()
    await next.waitFor(() => expect(localStorage.getItem(`${LOCAL}:unsent`)).toBeNull())
  })

  it('are not sent where nothing of them is left', async () => {
    localStorage.setItem(`${LOCAL}:unsent`, '7')
    const page = await open(desk([], { hidden: ['phone'] }))
    await page.waitFor(() => expect(page.heads()).not.toContain('Phone'))
    page.unmount()
    await page.waitFor(() => expect(page.queryByText('顺丰速运')).toBeNull())
    expect(kept(page)).toHaveLength(0)
  })

  it('of another person in this browser are never sent as one’s own', async () => {
    localStorage.setItem(LOCAL, JSON.stringify({ hidden: ['code'] }))
    localStorage.setItem(`${LOCAL}:unsent`, '8')
    const page = await open(desk([], { hidden: ['phone'] }))
    await page.findByText('顺丰速运')
    await page.waitFor(() => expect(page.heads()).not.toContain('Phone'))
    expect(page.heads()).toContain('Code')
    page.unmount()
    expect(kept(page)).toHaveLength(0)
  })
})

describe('saved views', () => {
  it('show above the table and open with search, size and columns; the address names them', async () => {
    const page = await open(desk([saved({})]))
    await page.findByText('中通快递')
    await page.user.click(await page.findByRole('button', { name: 'Fast ones' }))
    await page.waitFor(() => expect(page.queryByText('中通快递')).toBeNull())
    expect(page.heads()).not.toContain('Phone')
    expect(page.address()).toBe('/expresses?view=5&page=1&per_page=100&name=%E9%A1%BA%E4%B8%B0%7Clike')
    await page.user.click(page.getByRole('button', { name: 'All' }))
    expect(await page.findByText('中通快递')).toBeDefined()
    expect(page.heads()).toContain('Phone')
    expect(page.address()).toBe('/expresses')
  })

  it('a link shows the same to a person without the view', async () => {
    const page = await open(desk([]), '/expresses?view=5&page=1&name=%E9%A1%BA%E4%B8%B0%7Clike')
    await page.findByText('顺丰速运')
    expect(page.queryByText('中通快递')).toBeNull()
    expect(page.getByRole('button', { name: 'All' }).getAttribute('aria-current')).toBe('true')
  })

  it('the default one opens with a bare address, and the way back to everything stays', async () => {
    const page = await open(desk([saved({ is_default: true })]))
    await page.waitFor(() => expect(page.address()).toContain('view=5&page=1'))
    await page.findByText('顺丰速运')
    await page.user.click(page.getByRole('button', { name: 'All' }))
    expect(await page.findByText('中通快递')).toBeDefined()
    expect(page.address()).toBe('/expresses?view=0')
  })

  it('a new one takes name, roles and what the table shows, and is open then', async () => {
    const answers = { ...desk([]), 'POST /Admin/table_views': { id: 9 } }
    const page = await open(answers, '/expresses?name=%E9%80%9A%7Clike&sort=name%7Cdesc')
    await page.findByText('中通快递')
    await page.user.click(await page.findByRole('button', { name: 'Save as view' }))
    const dialog = await page.dialog('Save as view')
    await page.user.type(dialog.getByLabelText(/Name/), 'Through')
    await page.user.click(dialog.getByRole('checkbox', { name: 'Share with others' }))
    await page.user.click(dialog.getByRole('checkbox', { name: 'Clerks' }))
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.dialogGone('Save as view')
    const { state, ...form } = formOf(page.sent('POST', '/Admin/table_views')[0])
    expect(form).toEqual({ page: 'expresses', name: 'Through', shared: '1', 'role_ids[0]': '3', is_sort: '1' })
    expect(JSON.parse(state ?? '')).toMatchObject({
      query: { search: { name: '通|like' }, sort: [{ column: 'name', direction: 'desc' }], perPage: 30 },
    })
    expect(page.address()).toContain('view=9&page=1')
  })

  it('columns and fields that the page no longer has are left out', async () => {
    const state = {
      query: { search: { name: '通|like', gone: '1' }, sort: [{ column: 'gone', direction: 'asc' }], perPage: 7 },
      columns: { hidden: ['gone', 'code'], widths: { gone: 100 } },
      density: 'huge',
    }
    const page = await open(desk([saved({ state })]), '/expresses?view=5')
    await page.waitFor(() => expect(page.address()).toBe('/expresses?view=5&page=1&name=%E9%80%9A%7Clike'))
    await page.waitFor(() => expect(page.heads()).not.toContain('Code'))
    expect(page.queryByText('changed')).toBeNull()
  })

  it.each([
    ['402', new Refusal(402, 'Not yours to change.'), 'Not yours to change.'],
    ['no answer', cut, 'The operation failed.'],
  ])('one notice says that it could not be saved: %s', async (_what, refusal, notice) => {
    const page = await open({ ...desk([saved({})]), 'PUT /Admin/table_views/*': refusal }, '/expresses?view=5')
    await page.waitFor(() => expect(page.heads()).not.toContain('Phone'))
    await page.user.click(await page.findByRole('button', { name: 'Name' }))
    await page.user.click(await page.findByRole('button', { name: 'Save view' }))
    await page.findByText(notice)
    expect(told.mock.calls.map(([text]) => text)).toEqual([notice])
    expect(page.getByText('changed')).toBeDefined()
  })

  it('a refused new one shows one message, and its name stays', async () => {
    const page = await open({ ...desk([]), 'POST /Admin/table_views': new Refusal(400, 'You keep 50 views.') })
    await page.findByText('顺丰速运')
    await page.user.click(await page.findByRole('button', { name: 'Save as view' }))
    const dialog = await page.dialog('Save as view')
    await page.user.type(dialog.getByLabelText(/Name/), 'Mine')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('You keep 50 views.')
    expect(told.mock.calls.map(([text]) => text)).toEqual(['You keep 50 views.'])
    expect(dialog.getByLabelText(/Name/)).toHaveProperty('value', 'Mine')
  })
})
