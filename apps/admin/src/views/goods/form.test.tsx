import { aGoodsForm } from '@shiji/backoffice/testing/a-goods-form.ts'
import { aPerson, loggedIn } from '@shiji/backoffice/testing/a-person.ts'
import { menuItem } from '@shiji/backoffice/testing/fake-server.ts'
import { openBackoffice } from '@shiji/backoffice/testing/open-backoffice.tsx'
import { listOf, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import { views } from '../../views.ts'
import * as form from './form.tsx'
import * as list from './index.tsx'

const open = (at: string, locale: 'zh-cn' | 'en') =>
  openBackoffice({
    area: 'admin',
    at,
    locale,
    keys: loggedIn('admin'),
    views,
    answers: {
      'POST /Admin/auth/info': aPerson,
      'GET /Admin/load_menu': [
        menuItem({
          name: '商品中心',
          children: [menuItem({ apis: '/Admin/integral_goods', view: 'integral_goods/index' })],
        }),
      ],
    },
  })

describe('the form of goods of the points mall', () => {
  it.each([
    ['/integral_goods/form', 'en', 'This page is being built'],
    ['/integral_goods/form/3', 'zh-cn', '页面建设中'],
  ] as const)('%s has an address and says that it is not built yet (%s)', async (at, locale, words) => {
    const page = await open(at, locale)
    expect(await page.findByText(words)).toBeDefined()
    expect(page.address()).toBe(at)
  })
})

const kettle = {
  ...aGoodsForm,
  is_master: false,
  change_state: 'waiting',
  actions: ['reject', 'update'],
}
const openForm = (at: string, answers: Record<string, unknown> = {}) =>
  openScreen({
    area: 'admin',
    screen: list,
    below: { form },
    menu: '/goods',
    at,
    answers: {
      'GET /Admin/goods': listOf([kettle]),
      'GET /Admin/goods/11': kettle,
      'PUT /Admin/goods/11': { id: 11 },
      'PUT /Admin/goods/verify': {},
      ...answers,
    },
  })

describe('the form of goods', () => {
  it('shows everything of the goods, and their history below; the address of the specification leads to it', async () => {
    const page = await openForm('/goods/form?id=11')
    await page.findByRole('heading', { level: 1, name: 'Camellia kettle' })
    expect(page.address()).toBe('/goods/form/11')
    expect(page.getByRole('link', { name: 'A change waits: review it' }).getAttribute('href')).toContain(
      '/goods/review/11',
    )
    const shown = page.within(page.getByRole('region', { name: 'Camellia kettle' }))
    for (const words of ['山茶手冲壶', 'Clay pot', '白 / 大']) expect(shown.getByText(words)).toBeDefined()
    expect(shown.getByAltText('Pictures 2')).toBeDefined()
    expect(await page.findByRole('region', { name: 'History' })).toBeDefined()
  })

  it('sets the recommendation, and the review with a reason only', async () => {
    const page = await openForm('/goods/form/11')
    const part = page.within(await page.findByRole('region', { name: 'What the platform sets' }))
    await page.user.click(await part.findByRole('switch', { name: 'Featured' }))
    await page.user.click(part.getByRole('radio', { name: 'Rejected' }))
    await page.user.click(part.getByRole('button', { name: 'Save' }))
    await part.findByText('Cannot be empty.')
    expect(page.sent('PUT', '/Admin/goods/11')).toEqual([])
    await page.user.type(part.getByLabelText(/^Reason/), 'Wrong brand')
    await page.user.click(part.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    expect(page.sent('PUT', '/Admin/goods/11').map(({ body }) => Object.fromEntries(body))).toEqual([
      { is_master: '1' },
    ])
    expect(page.sent('PUT', '/Admin/goods/verify').map(({ body }) => Object.fromEntries(body))).toEqual([
      { 'id[0]': '11', verify: 'rejected', reason: 'Wrong brand' },
    ])
  })

  it('says that there are no such goods', async () => {
    const page = await openForm('/goods/form/x')
    expect(await page.findByText('There is no such record')).toBeDefined()
  })
})
