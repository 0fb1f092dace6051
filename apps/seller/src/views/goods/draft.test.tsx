import { loggedIn } from '@shiji/backoffice/testing/a-person.ts'
import { type Asked, Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { cut, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
// Lazy parts are loaded here, so that they take no time out of a test.
import '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import '@shiji/ui/backoffice/field-types/controls/cascader-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/editor-control.tsx'
import '@shiji/ui/backoffice/field-types/controls/image-control.tsx'
import { goodsFormAnswers } from '../../features/goods/testing/a-goods.ts'
import * as form from './form.tsx'
import * as list from './index.tsx'

/** The server's drafts: what is put is read again, each form has its own. */
function draftServer(first: readonly object[] = []) {
  let rows: readonly { readonly id?: number; readonly form?: string }[] = first
  const state = { away: false, tries: 0, refusal: undefined as Refusal | undefined }
  let lastId = 50
  return {
    rows: () => rows,
    add: (row: object) => {
      rows = [...rows, row]
    },
    state,
    answers: {
      'GET /Seller/goods_drafts': () => (state.away ? cut() : rows),
      'PUT /Seller/goods_drafts': ({ body }: Asked) => {
        state.tries += 1
        if (state.away) cut()
        if (state.refusal !== undefined) return state.refusal
        const form = body.get('form') ?? ''
        lastId += 1
        const id = rows.find(row => row.form === form)?.id ?? lastId
        const others = rows.filter(row => row.form !== form)
        const saved_at = '2026-06-01T06:05:00Z'
        rows = [...others, { id, form, ...{ saved_at, is_outdated: false, body: JSON.parse(body.get('body') ?? '') } }]
        return { id, saved_at, others: others.length }
      },
      'DELETE /Seller/goods_drafts/*': ({ path }: Asked) => {
        const ids = path.split('/').at(-1)?.split(',').map(Number) ?? []
        rows = rows.filter(row => !ids.includes(row.id ?? 0))
        return { deleted: ids.length }
      },
    },
  }
}
const left = { id: 9, form: 'formbefore', saved_at: '2026-05-31T06:00:00Z', is_outdated: false }

const open = ({ answers = {}, at = '/goods/form/11', ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen: list,
    below: { form },
    menu: '/goods',
    at,
    ...options,
    answers: { ...goodsFormAnswers(), ...answers },
  })
type Page = Awaited<ReturnType<typeof open>>
const write = async (page: Page, label: string | RegExp, text: string) => {
  const control = await page.findByLabelText(label)
  await page.user.clear(control)
  await page.user.click(control)
  await page.user.paste(text)
}
const bodyOf = (asked: Asked | undefined) => JSON.parse(asked?.body.get('body') ?? '{}')
const SLOW = { timeout: 4_000 }

describe('a draft of the goods form', () => {
  it('is on the server a moment after typing, with its time, and goes when the goods are saved', async () => {
    const server = draftServer()
    const page = await open({ answers: server.answers })
    await write(page, 'Subtitle', '手冲')
    await page.findByText('Draft saved 14:05', { exact: false }, SLOW)
    const [put] = page.sent('PUT', '/Seller/goods_drafts')
    expect(Object.fromEntries(put?.body ?? [])).toMatchObject({ kind: 'goods', goods_id: '11' })
    expect(bodyOf(put)).toEqual({ values: { subname: '手冲' } })
    await page.user.click(page.getByRole('button', { name: 'Save goods' }))
    await page.findByText('Saved')
    await page.waitFor(() => expect(server.rows()).toEqual([]))
    expect(sessionStorage.getItem('goods_drafts')).toBeNull()
  })

  it('is offered on another device; what is restored is a draft of this form, and the older one goes', async () => {
    const server = draftServer([{ ...left, body: { values: { subname: '昨天' } } }])
    const page = await open({ answers: server.answers })
    await page.user.click(await page.findByRole('button', { name: 'Restore' }))
    await page.waitFor(() => expect(page.getByLabelText('Subtitle')).toHaveProperty('value', '昨天'))
    await page.waitFor(
      () =>
        expect(server.rows()).toEqual([
          expect.objectContaining({
            form: expect.not.stringContaining('before'),
            body: { values: { subname: '昨天' } },
          }),
        ]),
      SLOW,
    )
    expect(page.queryByRole('button', { name: 'Restore' })).toBeNull()
  })

  it('says when the goods were saved since, and is thrown away on request', async () => {
    const server = draftServer([{ ...left, is_outdated: true, body: { values: { subname: '昨天' } } }])
    const page = await open({ answers: server.answers })
    await page.findByText(/The goods were saved since then/)
    await page.user.click(page.getByRole('button', { name: 'Discard' }))
    await page.waitFor(() => expect(server.rows()).toEqual([]))
    expect(page.queryByRole('button', { name: 'Restore' })).toBeNull()
    expect(page.getByLabelText('Subtitle')).toHaveProperty('value', '')
  })

  it('that another device writes meanwhile is told and offered, and neither is lost', async () => {
    const server = draftServer()
    const page = await open({ answers: server.answers })
    await write(page, 'Subtitle', '这里')
    await page.findByText(/Draft saved/, {}, SLOW)
    const now = new Date(Date.now() + 1_000).toISOString()
    server.add({ id: 8, form: 'otherdevice', saved_at: now, is_outdated: false, body: { values: { subname: '那里' } } })
    document.dispatchEvent(new Event('visibilitychange'))
    await page.findByText(/in another window or on another device/)
    await page.user.click(await page.findByRole('button', { name: 'Restore' }))
    await page.waitFor(() => expect(page.getByLabelText('Subtitle')).toHaveProperty('value', '那里'))
    await page.waitFor(
      () =>
        expect(server.rows()).toEqual([
          expect.objectContaining({ body: { values: { subname: '这里' } } }),
          expect.objectContaining({ body: { values: { subname: '那里' } } }),
        ]),
      SLOW,
    )
  })

  it('stays in this tab while there is no connection, and is sent by the next form', async () => {
    const server = draftServer()
    server.state.away = true
    const page = await open({ answers: server.answers })
    await write(page, 'Subtitle', '手冲')
    await page.findByText(/No connection: the draft is kept in this browser/, {}, SLOW)
    // The form tries once more as it goes; from then on only the tab has the draft.
    const { tries } = server.state
    page.unmount()
    await page.waitFor(() => expect(server.state.tries).toBeGreaterThan(tries))
    server.state.away = false
    const again = await open({ answers: server.answers, keys: loggedIn('seller') })
    await again.waitFor(() => expect(server.rows()).toHaveLength(1))
    await again.user.click(await again.findByRole('button', { name: 'Restore' }))
    await again.waitFor(() => expect(again.getByLabelText('Subtitle')).toHaveProperty('value', '手冲'))
  })

  it('that the server has no room for says so, and stays in this tab', async () => {
    const server = draftServer()
    server.state.refusal = new Refusal(400, 'Too many.')
    const page = await open({ answers: server.answers })
    await write(page, 'Subtitle', '手冲')
    await page.findByText(/Too many drafts/, {}, SLOW)
    expect(sessionStorage.getItem('goods_drafts')).toContain('手冲')
  })

  it('of new goods comes back with options and figures', async () => {
    const server = draftServer()
    const page = await open({ at: '/goods/form', answers: server.answers })
    await write(page, /^Name\*?$/, '素杯')
    await write(page, 'Price', '12.05')
    await page.user.tab()
    await page.findByText(/Draft saved/, {}, SLOW)
    expect(page.sent('PUT', '/Seller/goods_drafts').at(-1)?.body.get('kind')).toBe('new')
    page.unmount()
    const again = await open({ at: '/goods/form', answers: server.answers, keys: loggedIn('seller') })
    await again.user.click(await again.findByRole('button', { name: 'Restore' }))
    expect(again.getByLabelText(/^Name\*?$/)).toHaveProperty('value', '素杯')
    expect(again.getByLabelText('Price')).toHaveProperty('value', '12.05')
  })
})
