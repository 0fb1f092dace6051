import { invalidFields, listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const store = {
  id: 2,
  name: '竹语家居',
  name_en: 'Zhuyu Home',
  seal: '竹',
  colour: '',
  logo: '',
  is_flagship: false,
  area_info: '浙江省 杭州市',
  score: 49,
  follow_count: 12,
  description: '竹制品',
  description_en: '',
  company_name: '竹语科技',
  after_sale_service: '',
  status: 'open',
  status_reason: '',
  holiday_until: null,
  closes_at: null,
  closing_reason: '',
  closing_by: null,
  grade: {
    name: '金牌店铺',
    name_en: 'Gold',
    icon: '',
    services: [{ name: '正品保障', name_en: 'Genuine' }],
    goods_limit: 500,
    picture_mb: 5_120,
    commission_discount: 1_000,
    settlement_days: 3,
  },
  rate: { agree: 49, service: 48, speed: 47, count: 9 },
  lateness: { orders: 120, late: 3, hours: 40, off: 1 },
  goods_count: 40,
  created_at: '2026-05-01T02:00:00Z',
  mobile: '0571-0000',
  address: '',
  lat: null,
  lng: null,
  slides: [],
  mobile_slides: [],
  classes: [],
  store_verify: 'passed',
  store_refuse_info: '',
  low_stock: 5,
  ship_hours: 48,
  express_id: null,
  actions: ['rest'],
}
const facts = {
  store_name_en: 'Zhuyu Home',
  mobile: '0571-0000',
  low_stock: '5',
  ship_hours: '48',
  logo: '',
  description: '竹制品',
  description_en: '',
  after_sale_service: '',
  lat: '',
  lng: '',
  slides: '[]',
  mobile_slides: '[]',
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'seller',
    screen,
    at: '/stores',
    ...options,
    answers: {
      'GET /expresses': listOf([]),
      'GET /Seller/stores/0': store,
      'PUT /Seller/stores/0': { id: 2 },
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const bodies = (page: Page) => page.sent('PUT', '/Seller/stores/0').map(({ body }) => Object.fromEntries(body))

describe('the own store', () => {
  it('shows its state: name, verification, trading, rating and company', async () => {
    const page = await open({ locale: 'zh-cn' })
    const standing = (await page.findByRole('heading', { name: '竹语家居' })).closest('section')
    expect(standing?.textContent).toMatch(/已通过.*营业中.*4\.9.*竹语科技 · 浙江省 杭州市/)
  })

  it('is changed in its facts alone while its status stays', async () => {
    const page = await open()
    const stock = await page.findByLabelText(/^Low stock/)
    await page.user.clear(stock)
    await page.user.type(stock, '8')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([{ ...facts, low_stock: '8' }])
  })

  it('says how its score is made, with what late shipping takes off', async () => {
    const page = await open()
    const score = page.within((await page.findByText('How your score is made')).closest('section') as HTMLElement)
    expect(
      score.getByText('Average of the reviews: description 4.9, service 4.8, delivery 4.7 (9 reviews)'),
    ).toBeDefined()
    expect(
      score.getByText(
        'Late shipping: 0.01 stars off (120 orders to ship in the last 90 days, 3 late, 40 hours in all)',
      ),
    ).toBeDefined()
    expect(score.getByText(/72 at most\. Each day .* takes 0\.5 stars off, 1\.0 at most/)).toBeDefined()
  })

  it('names the express company that it usually sends with, or none', async () => {
    const rows = [{ id: 3, code: 'SF', name: '顺丰速运', name_en: 'SF Express', enabled: true }]
    const page = await open({ answers: { 'GET /expresses': listOf(rows) } })
    const usual = await page.findByLabelText(/^Usual express company/)
    await page.findByRole('option', { name: 'SF Express' })
    await page.user.selectOptions(usual, 'SF Express')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([{ ...facts, express_id: '3' }])
  })

  it('says where it is; a wrong place is refused at its field', async () => {
    const page = await open({ answers: { 'PUT /Seller/stores/0': invalidFields({ lng: 'Cannot be empty.' }) } })
    const lat = await page.findByLabelText(/^Latitude/)
    await page.user.type(lat, '91')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    expect((await page.findAllByText(/90/)).length).toBeGreaterThan(0)
    expect(lat.getAttribute('aria-invalid')).toBe('true')
    expect(bodies(page)).toEqual([])
    await page.user.clear(lat)
    await page.user.type(lat, '31.230416')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('Cannot be empty.')
    expect(bodies(page)).toEqual([{ ...facts, lat: '31.230416' }])
    expect(lat).toHaveProperty('value', '31.230416')
  })

  it('chooses the pictures of its page, for wide screens and for phones', async () => {
    const slides = ['/files/2026/06/aa.webp', '/files/2026/06/ab.webp']
    const page = await open({
      answers: { 'GET /Seller/stores/0': { ...store, slides, mobile_slides: slides.slice(1) } },
    })
    const wide = await page.findByRole('group', { name: /^Slides(?! on)/ })
    expect(wide.querySelectorAll('img')).toHaveLength(2)
    expect(page.getByRole('group', { name: /^Slides on phones/ }).querySelectorAll('img')).toHaveLength(1)
    const [remove] = page.getAllByRole('button', { name: 'Remove picture 1' })
    await page.user.click(remove ?? wide)
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)[0]).toMatchObject({
      'slides[0]': '/files/2026/06/ab.webp',
      'mobile_slides[0]': '/files/2026/06/ab.webp',
    })
    expect(bodies(page)[0]).not.toHaveProperty('slides[1]')
  })

  it('takes a holiday with words to buyers', async () => {
    const page = await open()
    await page.findByLabelText(/^Low stock/)
    expect(page.queryByLabelText(/^Message to buyers/)).toBeNull()
    await page.user.click(page.getByLabelText('On holiday'))
    await page.user.type(await page.findByLabelText(/^Message to buyers/), 'Back on Monday')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([
      { ...facts, store_status: 'holiday', status_reason: 'Back on Monday', holiday_until: '' },
    ])
  })

  it('takes a holiday that ends by itself, and says what happens to open orders', async () => {
    const page = await open()
    await page.findByText(/Orders placed before can still be paid, and what was paid must be shipped/)
    await page.user.click(page.getByLabelText('On holiday'))
    await page.user.type(await page.findByLabelText(/^Holiday until/), '2026-12-01 08:00:00')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([
      { ...facts, store_status: 'holiday', status_reason: '', holiday_until: '2026-12-01 08:00:00' },
    ])
  })

  it('changes the end of the holiday that it is on', async () => {
    const away = { ...store, status: 'holiday', status_reason: 'Back soon', holiday_until: '2026-12-01T00:00:00.000Z' }
    const page = await open({ answers: { 'GET /Seller/stores/0': { ...away, actions: ['resume'] } } })
    await page.findByText(/Opens again on .*2026/)
    await page.user.clear(await page.findByLabelText(/^Holiday until/))
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([{ ...facts, store_status: 'holiday', status_reason: 'Back soon', holiday_until: '' }])
  })

  it('announces a closing with its reason, and says what happens to open orders', async () => {
    const page = await open()
    await page.findByText(/unpaid orders can no longer be paid, and what was paid must still be shipped/)
    await page.user.type(await page.findByLabelText(/^Closing on/), '2026-12-01 08:00:00')
    await page.user.type(await page.findByLabelText(/^Reason for closing/), 'We move')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([{ ...facts, closes_at: '2026-12-01 08:00:00', closing_reason: 'We move' }])
  })

  it('cannot change a closing of the platform', async () => {
    const planned = { closes_at: '2026-12-01T00:00:00.000Z', closing_reason: 'Licence expires', closing_by: 'admin' }
    const page = await open({ answers: { 'GET /Seller/stores/0': { ...store, ...planned } } })
    await page.findByText(/The platform closes this store on .*2026.*: Licence expires/)
    await page.findByLabelText(/^Low stock/)
    expect(page.queryByLabelText(/^Closing on/)).toBeNull()
  })

  it('shows its grade with limit, discount, settlement and services', async () => {
    const page = await open()
    const grade = await page.findByText('Grade: Gold')
    expect(grade.parentElement?.textContent).toContain(
      'at most 500 products, 10% off the commission, settled 3 days after completion, Genuine',
    )
  })

  it('shows why the platform closed it, and cannot be opened by its owner', async () => {
    const closed = { ...store, status: 'closed', status_reason: 'Missing licence', actions: [] }
    const page = await open({ answers: { 'GET /Seller/stores/0': closed } })
    await page.findByText('Reason: Missing licence')
    await page.findByLabelText(/^Low stock/)
    expect(page.queryByLabelText('On holiday')).toBeNull()
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(bodies(page)).toEqual([facts])
  })

  it('shows the server’s refusal of a value at its field', async () => {
    const page = await open({
      answers: { 'PUT /Seller/stores/0': invalidFields({ mobile: 'At most 20 characters.' }) },
    })
    const mobile = await page.findByLabelText(/^Hotline/)
    await page.user.type(mobile, '1')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('At most 20 characters.')
    expect(mobile.getAttribute('aria-invalid')).toBe('true')
    expect(mobile).toHaveProperty('value', '0571-00001')
  })

  it('is read-only without the permission to change it', async () => {
    const page = await open({ person: { is_super: false, permissions: ['store.view'] } })
    expect(await page.findByText('0571-0000')).toBeDefined()
    expect(page.queryByRole('button', { name: 'Save' })).toBeNull()
  })
})
