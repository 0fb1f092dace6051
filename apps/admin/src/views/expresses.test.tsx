import { type Answers, type Asked, Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './expresses.tsx'

const open = (person = {}) =>
  openScreen({
    area: 'admin',
    at: '/expresses',
    screen,
    person,
    answers: { 'GET /Admin/expresses': listOf([{ id: 1, name: '顺丰速运', code: 'SF', enabled: true }]) },
  })

const sf = {
  id: 1,
  name: '顺丰速运',
  name_en: 'SF Express',
  code: 'SF',
  phone: '95338',
  number_pattern: '',
  is_sort: 10,
  enabled: true,
  created_at: '2026-01-02T03:04:05Z',
}
const versioned = (record: object) => Response.json({ code: 200, msg: '', data: record }, { headers: { etag: '"v7"' } })
const openForSort = (answers: Answers, person = {}) =>
  openScreen({
    area: 'admin',
    at: '/expresses',
    screen,
    person,
    answers: { 'GET /Admin/expresses': listOf([sf]), 'GET /Admin/expresses/1': () => versioned(sf), ...answers },
  })
const changeSort = async (page: Awaited<ReturnType<typeof openForSort>>, to: string) => {
  const row = await page.row('顺丰速运')
  await page.user.click(await row.findByTitle('Edit Sort'))
  const input = row.getByRole('textbox', { name: 'Edit Sort' })
  await page.user.clear(input)
  await page.user.type(input, `${to}{Enter}`)
  return row
}

describe('the history of an express company', () => {
  const change = {
    id: 31,
    area: 'admin',
    actor_id: 1,
    actor_name: 'Lin',
    action: 'express.update',
    subject_type: 'express',
    subject_id: 1,
    subject_name: '顺丰速运',
    changes: [{ field: 'phone', kind: 'changed', before: '95337', after: '95338' }],
    change_count: 1,
    names: {},
    ip: '10.0.0.7',
    created_at: '2026-05-01T02:00:00Z',
  }
  const edit = async (person = {}) => {
    const page = await openForSort({ 'GET /Admin/audit': listOf([change]) }, person)
    await page.user.click((await page.row('顺丰速运')).getByRole('button', { name: 'Edit' }))
    const dialog = page.within(await page.findByRole('dialog', { name: /Edit/ }))
    await dialog.findByRole('button', { name: 'Save' })
    return { page, dialog }
  }

  it('is below its form, and is read once somebody opens it', async () => {
    const { page, dialog } = await edit()
    const history = await dialog.findByRole('button', { name: 'History' })
    expect(page.sent('GET', '/Admin/audit')).toEqual([])
    await page.user.click(history)
    await dialog.findByText('Changed: express company · Lin')
    expect(dialog.getByText(/95337 → 95338/)).toBeDefined()
    expect(Object.fromEntries(page.sent('GET', '/Admin/audit').at(-1)?.query ?? [])).toMatchObject({
      subject_type: 'express',
      subject_id: '1',
    })
  })

  it('is not there for people who may not read the log', async () => {
    const { dialog } = await edit({ is_super: false, permissions: ['express.view', 'express.update'] })
    expect(dialog.queryByRole('button', { name: 'History' })).toBeNull()
  })
})

describe('the place of an express company', () => {
  it('is changed in its cell: the whole record is sent with its version', async () => {
    const page = await openForSort({ 'PUT /Admin/expresses/*': { id: 1 } })
    await changeSort(page, '5')
    await page.waitFor(() => expect(page.sent('PUT', '/Admin/expresses/1')).toHaveLength(1))
    const [put] = page.sent('PUT', '/Admin/expresses/1')
    const { created_at: _created, id: _id, ...fields } = sf
    expect(Object.fromEntries(put?.body ?? [])).toEqual({ ...fields, is_sort: '5', enabled: '1' })
    expect(put?.version).toBe('"v7"')
  })

  it('keeps other fields changed by another person, and can be undone', async () => {
    const stands = { ...sf, phone: '10086' }
    const page = await openForSort({
      'GET /Admin/expresses/1': () => versioned(stands),
      'PUT /Admin/expresses/*': ({ body }: Asked) => {
        stands.is_sort = Number(body.get('is_sort'))
        return { id: 1 }
      },
    })
    await changeSort(page, '5')
    await page.user.click(await page.findByRole('button', { name: 'Undo' }))
    await page.waitFor(() => expect(page.sent('PUT', '/Admin/expresses/1')).toHaveLength(2))
    expect(page.sent('PUT', '/Admin/expresses/1').map(({ body }) => [body.get('is_sort'), body.get('phone')])).toEqual([
      ['5', '10086'],
      ['10', '10086'],
    ])
  })

  it('refuses the second of two saves and shows the first one', async () => {
    const conflict = new Refusal(409, 'Changed.', {
      current: { ...sf, is_sort: 3 },
      changed_by: '周子墨',
      changed_at: '2026-06-01T02:00:00Z',
    })
    const found = { rows: [sf] }
    const page = await openForSort({
      'GET /Admin/expresses': () => listOf(found.rows),
      'PUT /Admin/expresses/*': () => {
        found.rows = [{ ...sf, is_sort: 3 }]
        return conflict
      },
    })
    const row = await changeSort(page, '5')
    expect((await row.findByRole('alert')).textContent).toBe('Changed by 周子墨 at 2026-06-01 10:00:00.')
    await page.waitFor(() => expect(row.getByTitle('Edit Sort').textContent).toBe('3'))
    expect(page.queryByText('Changed.')).toBeNull()
  })

  it('is not changed over a value that was not on screen', async () => {
    const page = await openForSort({ 'GET /Admin/expresses/1': () => versioned({ ...sf, is_sort: 8 }) })
    const row = await changeSort(page, '5')
    expect((await row.findByRole('alert')).textContent).toBe('Someone else changed this record')
    expect(page.sent('PUT', '/Admin/expresses/1')).toEqual([])
  })

  it('shows the refusals of the server, and refuses an invalid place itself', async () => {
    const page = await openForSort({
      'PUT /Admin/expresses/*': invalidFields({ number_pattern: 'This is not in the right format.' }),
    })
    const row = await changeSort(page, '5')
    expect((await row.findByRole('alert')).textContent).toBe('This is not in the right format.')
    expect(row.getByTitle('Edit Sort').textContent).toBe('10')
    await changeSort(page, '10000')
    expect(row.getByRole('alert').textContent).toBe('Must not be more than 9999.')
    expect(page.sent('PUT', '/Admin/expresses/1')).toHaveLength(1)
  })

  it('can be changed only with the permission', async () => {
    const page = await openForSort({}, { is_super: false, permissions: ['express.view'] })
    const row = await page.row('顺丰速运')
    expect(row.queryByTitle('Edit Sort')).toBeNull()
  })
})

describe('working days of an express company', () => {
  const days = [{ area_id: 650_000, days: 6 }]
  const areas = [
    { value: 330_000, label: '浙江省', label_en: 'Zhejiang' },
    { value: 650_000, label: '新疆', label_en: 'Xinjiang' },
  ]
  const openForm = async () => {
    const kept = { ...sf, days, default_days: 3 }
    const page = await openForSort({
      'GET /Admin/expresses': listOf([kept]),
      'GET /Admin/expresses/1': () => versioned(kept),
      'GET /load_areas': areas,
      'PUT /Admin/expresses/*': { id: 1 },
    })
    const row = await page.row('顺丰速运')
    await page.user.click(row.getByRole('button', { name: 'Edit' }))
    return page
  }

  it('are changed by province, and those of all others', async () => {
    const page = await openForm()
    expect(await page.findByRole('textbox', { name: 'Days to Xinjiang' })).toHaveProperty('value', '6')
    await page.user.type(page.getByRole('textbox', { name: 'Days to Zhejiang' }), '2')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.waitFor(() => expect(page.sent('PUT', '/Admin/expresses/1')).toHaveLength(1))
    const body = Object.fromEntries(page.sent('PUT', '/Admin/expresses/1')[0]?.body ?? [])
    expect(body).toMatchObject({
      default_days: '3',
      'days[0][area_id]': '650000',
      'days[0][days]': '6',
      'days[1][area_id]': '330000',
      'days[1][days]': '2',
    })
  })

  it('outside of 1 to 30 are refused at their field and stay as typed', async () => {
    const page = await openForm()
    const field = await page.findByRole('textbox', { name: 'Days to Zhejiang' })
    await page.user.type(field, '40')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    expect(await page.findByText('Enter whole days from 1 to 30, or leave it empty.')).toBeDefined()
    expect(field).toHaveProperty('value', '40')
    expect(page.sent('PUT', '/Admin/expresses/1')).toEqual([])
  })
})

describe('express companies', () => {
  it('are imported from a file, all or none', async () => {
    const page = await open()
    await page.findByText('顺丰速运')
    await page.user.click(page.getByRole('button', { name: 'Import' }))
    const dialog = await page.dialog('Import')
    expect(dialog.getByText('If there is one error, nothing is imported.')).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Download a template' })).toBeDefined()
  })

  it('can be imported only with the permission to add them', async () => {
    const page = await open({ is_super: false, permissions: ['express.view', 'express.update'] })
    await page.findByText('顺丰速运')
    expect(page.queryByRole('button', { name: 'Import' })).toBeNull()
  })
})
