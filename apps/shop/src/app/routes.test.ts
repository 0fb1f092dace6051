import { createShijiStore } from '@shiji/api/store.ts'
import { createI18n } from '@shiji/i18n/react.ts'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createRoutes } from './routes.ts'

const host = {
  notify: () => undefined,
  toLogin: () => undefined,
  translate: (key: string) => key,
  log: () => undefined,
}
const made = createShijiStore({ area: 'buyer', host, fetch: async () => new Response('{}') })
const routes = createRoutes({ ...made, host, i18n: await createI18n('zh-cn', ['shop']) }, () => undefined)
const found = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

describe('the addresses of the storefront (spec §2)', () => {
  it.each([
    '/',
    '/home',
    '/login',
    '/register',
    '/forget_password',
    '/stores',
    '/stores/abc',
    '/store/12',
    '/store/join',
    '/store/step_1',
    '/store/step_2',
    '/store/step_3',
    '/search',
    '/search/abc',
    '/goods',
    '/goods/12',
    '/goods/hotmodel',
    '/carts',
    '/integral',
    '/integral/search',
    '/integral/search/abc',
    '/integral/goods/1',
    '/integral/order/1/2',
    '/seckills',
    '/collectives',
    '/collectives/abc',
    '/order/before/abc',
    '/order/pay/abc',
    '/order/success',
    '/user',
    '/user/address',
    '/user/address/form',
    '/user/address/form/3',
    '/user/comments',
    '/user/comment/add/3',
    '/user/info',
    '/user/safe',
    '/user/safe/password',
    '/user/safe/pay_password',
    '/user/safe/phone',
    '/user/safe/check',
    '/user/oauth',
    '/user/cashes',
    '/user/favorites',
    '/user/seller',
    '/user/money',
    '/user/integral',
    '/user/frozen_money',
    '/user/orders',
    '/user/order/3',
    '/user/order/comment/3',
    '/user/order/refund/3',
    '/user/order/refund_form/3',
    '/user/integral_order',
    '/user/coupons',
    '/user/distribution',
    '/user/distribution_users',
    '/user/distribution_logs',
    '/user/article/about',
  ])('%s has a page', path => {
    expect(matchRoutes(routes, path)).not.toBeNull()
    expect(found(path)).not.toBe('*')
  })

  it.each(['/Home', '/GOODS/1', '/user/Orders', '/nowhere', '/user/nowhere', '/goods/1/2'])('%s is not found', path => {
    expect(found(path)).toBe('*')
  })

  it('prefers the ranking over goods of that name, and joining over a store of that name', () => {
    expect(found('/goods/hotmodel')).toBe('goods/hotmodel')
    expect(found('/store/join')).toBe('store/join')
  })
})
