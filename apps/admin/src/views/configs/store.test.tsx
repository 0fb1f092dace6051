import { invalidFields, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './store.tsx'

const store = {
  name: '市集科技',
  description: '',
  mobile: '',
  service: '',
  logo: '',
  wechat: '',
  qrcode: '',
  qq: '',
  email: '',
  employees: '',
  factory_area: '',
  area: '杭州',
  point: '',
  address: '',
  slides: ['/files/a.webp', '/files/b.webp'],
  storeVerify: true,
  goodsVerify: true,
  cashMoney: 60,
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({
    area: 'admin',
    screen,
    at: '/configs/store',
    ...options,
    answers: {
      'GET /Admin/configs': { name: 'store', value: store },
      'PUT /Admin/configs/update': {},
      ...answers,
    },
  })

describe('the store settings', () => {
  it('show the withdrawal fee in percent and send basis points, with every field of the group', async () => {
    const page = await open()
    const fee = await page.findByLabelText(/^Withdrawal fee/)
    expect(fee).toHaveProperty('value', '0.6')
    await page.user.clear(fee)
    await page.user.type(fee, '1.25')
    await page.user.click(page.getByLabelText(/^Review new stores/))
    await page.user.click(page.getByLabelText(/^Review goods/))
    await page.user.click(page.getAllByRole('button', { name: /^Save$/ })[0] ?? fee)
    await page.findByText('The operation was successful.')
    const [body] = page.sent('PUT', '/Admin/configs/update').map(asked => Object.fromEntries(asked.body))
    const { slides, cashMoney, storeVerify, goodsVerify, ...texts } = store
    expect(body).toEqual({
      ...Object.fromEntries(Object.entries(texts).map(([key, value]) => [`store[${key}]`, value])),
      'store[slides][0]': slides[0],
      'store[slides][1]': slides[1],
      'store[storeVerify]': '0',
      'store[goodsVerify]': '0',
      'store[cashMoney]': '125',
    })
    expect([cashMoney, storeVerify, goodsVerify]).toEqual([60, true, true])
  })

  it('say at the slides what the server has against one of them, in Chinese', async () => {
    const page = await open({
      locale: 'zh-cn',
      answers: { 'PUT /Admin/configs/update': invalidFields({ 'store.slides.1': '格式不正确' }) },
    })
    await page.user.type(await page.findByLabelText(/^微信/), 'shiji')
    await page.user.click(page.getByRole('button', { name: '保存' }))
    await page.findByText('格式不正确')
    expect(page.getByLabelText(/^微信/)).toHaveProperty('value', 'shiji')
  })

  it('refuse a fee above all of it', async () => {
    const page = await open()
    const fee = await page.findByLabelText(/^Withdrawal fee/)
    await page.user.clear(fee)
    await page.user.type(fee, '100.5')
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('Must not be more than 100.')
    expect(page.sent('PUT', '/Admin/configs/update')).toEqual([])
  })
})
