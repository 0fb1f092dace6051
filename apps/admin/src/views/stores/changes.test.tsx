import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as changes from './changes.tsx'
import * as screen from './index.tsx'

const now = {
  store_company_name: '木与光有限公司',
  business_license_no: '91330100MA2AX0001X',
  business_license: 7,
  legal_person: '林木',
  id_card_no: '110101199003077715',
  id_card_t: 8,
  id_card_b: 9,
  class_id: [3],
  classes: [{ id: 3, name: '台灯', name_en: 'Table lamps' }],
}
const waits = (id: number) => ({
  id,
  store_id: id + 100,
  store_name: `店${id}`,
  store_name_en: `Store ${id}`,
  submitted_at: '2026-05-01T02:00:00Z',
})
const reviewed = (id: number) => ({
  ...waits(id),
  state: 'waiting',
  now,
  after: {
    ...now,
    legal_person: '林光',
    class_id: [3, 4],
    classes: [...now.classes, { id: 4, name: '吊灯', name_en: 'Pendants' }],
  },
  changed: ['legal_person', 'class_id'],
  reason: '',
  reasons: {},
  decided_at: null,
})

const open = (answers: object = {}, person: object = {}) => {
  const left = [waits(1), waits(2)]
  return openScreen({
    area: 'admin',
    screen,
    below: { changes },
    at: '/stores/changes',
    menu: '/stores',
    person,
    answers: {
      'GET /Admin/stores/changes': () => [...left],
      'GET /Admin/stores/changes/1': reviewed(1),
      'GET /Admin/stores/changes/2': reviewed(2),
      'PUT /Admin/stores/changes': () => {
        left.shift()
        return { id: 1 }
      },
      ...answers,
    },
  })
}
type Page = Awaited<ReturnType<typeof open>>
const bodies = (page: Page) => page.sent('PUT', '/Admin/stores/changes').map(({ body }) => Object.fromEntries(body))

describe('the review of changes', () => {
  it('shows each changed field beside what is registered, and goes on with the next after a decision', async () => {
    const page = await open()
    expect(await page.findByText('林木')).toBeDefined()
    expect(page.getByText('林光')).toBeDefined()
    expect(page.getByText('Table lamps, Pendants')).toBeDefined()
    expect(page.queryByText('木与光有限公司')).toBeNull()
    await page.user.click(page.getByRole('button', { name: 'Approve' }))
    expect(await page.findByRole('heading', { name: 'Store 2' })).toBeDefined()
    expect(bodies(page)).toEqual([{ id: '1', decision: 'passed' }])
  })

  it('needs a reason to deny, for the whole or for a field', async () => {
    const page = await open()
    await page.user.click(await page.findByRole('button', { name: 'Deny' }))
    expect(bodies(page)).toEqual([])
    await page.user.type(page.getByLabelText('Reason: Legal person'), 'Unknown')
    await page.user.click(page.getByRole('button', { name: 'Deny' }))
    await page.findByRole('heading', { name: 'Store 2' })
    expect(bodies(page)[0]).toMatchObject({
      decision: 'denied',
      'reasons[0][field]': 'legal_person',
      'reasons[0][reason]': 'Unknown',
    })
  })

  it('says so when the change was replaced meanwhile', async () => {
    const page = await open({
      'PUT /Admin/stores/changes': new Refusal(409, 'The state has changed meanwhile.'),
    })
    await page.user.click(await page.findByRole('button', { name: 'Approve' }))
    expect(await page.findByText('The state has changed meanwhile.')).toBeDefined()
  })

  it('is closed to people who may not review', async () => {
    const page = await open({}, { is_super: false, permissions: ['store.view'] })
    expect(await page.findByText('No permission')).toBeDefined()
  })
})
