import { Refusal } from '@shiji/backoffice/testing/fake-server.ts'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as goodsDetail from './goods/detail.tsx'
import * as goods from './goods/index.tsx'
import * as storeDetail from './stores/detail.tsx'
import * as stores from './stores/index.tsx'
import * as userDetail from './users/detail.tsx'
import * as users from './users/index.tsx'

const store = {
  id: 7,
  user_id: 12,
  owner: '阿木',
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  closes_at: null,
  closing_reason: '',
  seal: '',
  colour: '',
  company_name: '木与光家居',
  mobile: '',
  area_info: '杭州',
  address: '',
  store_status: 'open',
  status_reason: '',
  store_verify: 'passed',
  store_refuse_info: '',
  is_flagship: false,
  commission_bp: null,
  store_money: 12_345,
  goods_count: 3,
  created_at: '2026-05-01T02:00:00Z',
  passed_at: null,
  actions: ['close'],
  description: '',
  description_en: '',
  after_sale_service: '',
  store_logo: '',
  application: {},
  classes: [],
  documents: [],
  missing: [],
  rounds: [],
}
const goodsRow = {
  id: 9,
  store_id: 7,
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  image: '',
  name: '橡木椅',
  name_en: 'Oak chair',
  subname: '',
  subname_en: '',
  goods_no: 'A-1',
  class_name: '椅',
  class_name_en: 'Chairs',
  brand_name: '',
  brand_name_en: '',
  price: 99_900,
  market_price: 0,
  skus: [],
  sales: 0,
  shelf: 'on_shelf',
  verify: 'to_be_reviewed',
  refuse_info: '',
  created_at: '2026-05-01T02:00:00Z',
  actions: ['examine', 'reject'],
}
const user = {
  id: 12,
  username: '13800000001',
  nickname: '小满',
  avatar: '',
  phone: '13800000001',
  belong_id: 0,
  status: 'active',
  money: 5_000,
  frozen_money: 0,
  integral: 0,
  login_time: null,
  created_at: '2026-05-01T02:00:00Z',
}
const order = {
  id: 71,
  order_no: 'N71',
  goods_text: 'Plain cup × 2',
  payable: 4_050,
  order_status: 'waiting_payment',
  created_at: '2026-05-01T02:00:00Z',
}
const change = {
  id: 31,
  area: 'admin',
  actor_id: 1,
  actor_name: 'Lin',
  action: 'store.close',
  subject_type: 'store',
  subject_id: 7,
  subject_name: '木与光',
  changes: [{ field: 'status', kind: 'changed', before: 'open', after: 'closed' }],
  change_count: 1,
  names: {},
  ip: '10.0.0.7',
  created_at: '2026-05-01T02:00:00Z',
}

const PAGES = [
  { noun: 'stores', list: stores, detail: storeDetail, id: 7, row: store, title: 'Wood & Light', filter: 'store_id' },
  { noun: 'goods', list: goods, detail: goodsDetail, id: 9, row: goodsRow, title: 'Oak chair', filter: 'goods_id' },
  { noun: 'users', list: users, detail: userDetail, id: 12, row: user, title: '小满 · 13800000001', filter: 'user_id' },
] as const

const open = (page: (typeof PAGES)[number], at = `/${page.noun}/detail/${page.id}`, answers = {}) =>
  openScreen({
    area: 'admin',
    screen: page.list,
    below: { detail: page.detail },
    menu: `/${page.noun}`,
    at,
    answers: {
      [`GET /Admin/${page.noun}`]: listOf([]),
      [`GET /Admin/${page.noun}/${page.id}`]: page.row,
      'GET /Admin/orders': listOf([order]),
      'GET /Admin/audit': listOf([change]),
      ...answers,
    },
  })

describe.each(PAGES)('the page of one of the $noun', page => {
  it('opens by its address with facts, newest orders and history', async () => {
    const screen = await open(page)
    await screen.findByRole('heading', { name: page.title })
    await screen.waitFor(() => expect(document.title).toContain(page.title))
    const orders = screen.within(await screen.findByRole('region', { name: 'Newest orders' }))
    expect((await orders.findByRole('link', { name: 'N71' })).getAttribute('href')).toContain('/orders/detail/71')
    expect(screen.sent('GET', '/Admin/orders').at(-1)?.query.get(page.filter)).toBe(String(page.id))
    const history = screen.within(await screen.findByRole('region', { name: 'History' }))
    await history.findByText('Closed: store · Lin')
    expect(history.getByText('status Open → Closed')).toBeDefined()
    expect(screen.sent('GET', '/Admin/audit').at(-1)?.query.get('subject_id')).toBe(String(page.id))
  })

  it.each(['missing', 'wrong', 'none'])('says that there is none (%s)', async kind => {
    const addresses = { missing: `/${page.id}`, wrong: '/abc', none: '' }
    const end = kind === 'missing' || kind === 'wrong' ? addresses[kind] : ''
    const screen = await open(page, `/${page.noun}/detail${end}`, {
      [`GET /Admin/${page.noun}/${page.id}`]: new Refusal(404, 'No such record.'),
    })
    await screen.findByText('There is no such record')
  })
})

describe('what can be done now', () => {
  it('with a store: it is closed with a reason', async () => {
    const screen = await open(PAGES[0], undefined, { 'PUT /Admin/stores/status': { id: 7 } })
    await screen.user.click(await screen.findByRole('button', { name: 'Close' }))
    const dialog = await screen.dialog('Close')
    await screen.user.type(dialog.getByLabelText(/^Reason/), 'fraud')
    await screen.user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await screen.dialogGone('Close')
    await screen.waitFor(() => expect(screen.sent('GET', '/Admin/stores/7').length).toBeGreaterThan(1))
  })

  it('with goods that were never seen: the desk shows them, and nothing is decided here', async () => {
    const screen = await open(PAGES[1])
    await screen.user.click(await screen.findByRole('button', { name: 'Review' }))
    await screen.waitFor(() => expect(screen.address()).toBe('/goods/review/9'))
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('with an account: its balance is adjusted', async () => {
    const screen = await open(PAGES[2])
    await screen.user.click(await screen.findByRole('button', { name: 'Adjust' }))
    await screen.dialog('Adjust')
  })

  it('a store leads to its owner and its goods, goods lead to their store', async () => {
    const ofStore = await open(PAGES[0])
    expect((await ofStore.findByRole('link', { name: 'Owner: 阿木' })).getAttribute('href')).toContain(
      '/users/detail/12',
    )
    ofStore.unmount()
    const ofGoods = await open(PAGES[1])
    const link = await ofGoods.findByRole('link', { name: 'Store: Wood & Light' })
    expect(link.getAttribute('href')).toContain('/stores/detail/7')
  })
})
