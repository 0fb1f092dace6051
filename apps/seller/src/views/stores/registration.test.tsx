import { invalidFields, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'
import * as registration from './registration.tsx'

const classes = [
  {
    id: 1,
    name: '家居',
    name_en: 'Home',
    thumb: '',
    children: [
      {
        id: 2,
        name: '灯具',
        name_en: 'Lighting',
        thumb: '',
        children: [
          { id: 3, name: '台灯', name_en: 'Table lamps', thumb: '', children: [] },
          { id: 4, name: '吊灯', name_en: 'Pendants', thumb: '', children: [] },
        ],
      },
    ],
  },
]
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
const change = {
  id: 21,
  state: 'waiting',
  after: { ...now, legal_person: '林光', id_card_t: 18, id_card_b: 19 },
  changed: ['legal_person', 'id_card_t', 'id_card_b'],
  reason: '',
  reasons: {},
  submitted_at: '2026-05-01T02:00:00Z',
  decided_at: null,
}
const document = { id: 7, field: 'business_license', mime: 'image/webp', width: 3, height: 2, data: '' }

const open = (answer: object, answers: object = {}) =>
  openScreen({
    area: 'seller',
    screen,
    below: { registration },
    at: '/stores/registration',
    menu: '/stores',
    answers: {
      'GET /Seller/stores/registration': answer,
      'GET /common': { classes },
      'PUT /Seller/stores/registration': { id: 1 },
      'DELETE /Seller/stores/registration': { id: 1 },
      ...Object.fromEntries([7, 8, 9, 18, 19].map(id => [`GET /Seller/stores/documents/${id}`, { ...document, id }])),
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>
const bodies = (page: Page) =>
  page.sent('PUT', '/Seller/stores/registration').map(({ body }) => Object.fromEntries(body))

describe('the registration of a store', () => {
  it('is changed by its owner: other words, and classes from the whole tree', async () => {
    const page = await open({ now, change: null })
    const company = await page.findByLabelText(/^Company/)
    expect(page.getByRole('button', { name: 'Hand in for review' })).toHaveProperty('disabled', true)
    await page.user.clear(company)
    await page.user.type(company, '光与木有限公司')
    await page.user.click(await page.findByRole('treeitem', { name: /^Lighting/ }))
    await page.user.click(page.getByRole('button', { name: 'Hand in for review' }))
    await page.findByText('Handed in for review')
    expect(bodies(page)[0]).toMatchObject({ store_company_name: '光与木有限公司', legal_person: '林木' })
  })

  it('shows what is wrong at its field and keeps what was typed', async () => {
    const page = await open(
      { now, change: null },
      { 'PUT /Seller/stores/registration': invalidFields({ id_card_t: 'Please upload a new picture.' }) },
    )
    const person = await page.findByLabelText(/^Legal person/)
    await page.user.clear(person)
    await page.user.type(person, '林光')
    await page.user.click(page.getByRole('button', { name: 'Hand in for review' }))
    expect(await page.findByText('Please upload a new picture.')).toBeDefined()
    expect(page.getByLabelText(/^Legal person/)).toHaveProperty('value', '林光')
  })

  it('shows a change that waits, starts from it, and takes it back', async () => {
    const page = await open({ now, change })
    expect(await page.findByText(/^Legal person, Front of the identity card/)).toBeDefined()
    expect(page.getByLabelText(/^Legal person/)).toHaveProperty('value', '林光')
    await page.user.click(page.getByRole('button', { name: 'Take it back' }))
    await page.waitFor(() => expect(page.sent('DELETE', '/Seller/stores/registration')).toHaveLength(1))
  })

  it('says why a change was not approved, at the field too', async () => {
    const denied = { ...change, state: 'denied', reason: 'Not readable', reasons: { id_card_t: 'Too dark' } }
    const page = await open({ now, change: denied })
    expect(await page.findByText('Reason: Not readable')).toBeDefined()
    expect(page.getByText('Too dark')).toBeDefined()
  })
})
