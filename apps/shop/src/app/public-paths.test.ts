import { createShijiStore } from '@shiji/api/store.ts'
import { SHOP_PAGES } from '@shiji/contract/shop-pages.ts'
import { createI18n } from '@shiji/i18n/react.ts'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { isPublic } from './guard.ts'
import { createRoutes } from './routes.ts'

/** Every page of spec §2, by its address; `true` if visitors may open it. */
const pages: Readonly<Record<string, readonly [address: string, open: boolean]>> = {
  '': ['/', true],
  home: ['/home', true],
  login: ['/login', true],
  register: ['/register', true],
  forget_password: ['/forget_password', true],
  'stores/:params?': ['/stores/e30=', true],
  'store/:id': ['/store/12', true],
  'store/join': ['/store/join', true],
  'store/invite': ['/store/invite', true],
  'store/step_1': ['/store/step_1', false],
  'store/step_2': ['/store/step_2', false],
  'store/step_3': ['/store/step_3', false],
  'search/:params?': ['/search/e30=', true],
  'class/:id': ['/class/12', true],
  goods: ['/goods', true],
  'goods/hotmodel': ['/goods/hotmodel', true],
  'goods/:id': ['/goods/12', true],
  carts: ['/carts', false],
  integral: ['/integral', true],
  'integral/search/:params?': ['/integral/search/e30=', true],
  'integral/goods/:id': ['/integral/goods/4', true],
  'integral/order/:id/:buy_num': ['/integral/order/4/2', false],
  seckills: ['/seckills', true],
  'collectives/:params?': ['/collectives/e30=', true],
  'order/before/:params': ['/order/before/e30=', false],
  'order/pay/:params': ['/order/pay/e30=', false],
  'order/success': ['/order/success', false],
  user: ['/user', false],
  'user/orders': ['/user/orders', false],
  'user/order/:id': ['/user/order/5', false],
  'user/order/comment/:id': ['/user/order/comment/5', false],
  'user/order/refund/:id': ['/user/order/refund/5', false],
  'user/order/refund_form/:id': ['/user/order/refund_form/5', false],
  'user/comments': ['/user/comments', false],
  'user/comment/add/:id': ['/user/comment/add/5', false],
  'user/address': ['/user/address', false],
  'user/address/form/:id?': ['/user/address/form/5', false],
  'user/info': ['/user/info', false],
  'user/safe': ['/user/safe', false],
  'user/safe/password': ['/user/safe/password', false],
  'user/safe/pay_password': ['/user/safe/pay_password', false],
  'user/safe/phone': ['/user/safe/phone', false],
  'user/safe/check': ['/user/safe/check', false],
  'user/oauth': ['/user/oauth', false],
  'user/cashes': ['/user/cashes', false],
  'user/favorites': ['/user/favorites', false],
  'user/seller': ['/user/seller', false],
  'user/money': ['/user/money', false],
  'user/integral': ['/user/integral', false],
  'user/frozen_money': ['/user/frozen_money', false],
  'user/integral_order': ['/user/integral_order', false],
  'user/coupons': ['/user/coupons', false],
  'user/distribution': ['/user/distribution', false],
  'user/distribution_users': ['/user/distribution_users', false],
  'user/distribution_logs': ['/user/distribution_logs', false],
  'user/article/:name': ['/user/article/user_agreement', true],
}

const host = { notify: () => undefined, toLogin: () => undefined, translate: () => '', log: () => undefined }
const made = createShijiStore({ area: 'buyer', host, fetch: async () => new Response('{}') })
const routes = createRoutes({ ...made, host, i18n: await createI18n('zh-cn', ['shop']) }, () => undefined)

/** Patterns of all pages below these routes; an index page is its parent's address. */
const patterns = (list: readonly RouteObject[], above: string): readonly string[] =>
  list.flatMap(({ path, index, children }) => {
    const here = [above, path].filter(Boolean).join('/')
    if (index === true) return [above]
    return children ? patterns(children, here) : [here]
  })

describe('the list of public pages (spec §6)', () => {
  it('lists every page of the shop, and no other', () => {
    expect(patterns(routes, '').toSorted()).toEqual([...Object.keys(pages), '*'].toSorted())
  })

  it('has the pages that the server knows, which answers all others as unknown', () => {
    expect(patterns(routes, '').toSorted()).toEqual([...SHOP_PAGES, '*'].toSorted())
  })

  it.each(Object.values(pages).filter(([, open]) => open))('lets visitors into %s', address => {
    expect(isPublic(address)).toBe(true)
  })

  it.each(Object.values(pages).filter(([, open]) => !open))('sends visitors of %s to the login', address => {
    expect(isPublic(address)).toBe(false)
  })

  it.each(['/stores', '/search', '/collectives', '/integral/search'])(
    'treats %s without its parameter alike',
    address => {
      expect(isPublic(address)).toBe(true)
    },
  )

  it.each([
    '/store/step_1/',
    '/store//step_1',
    '/store/%73tep_2',
    '/%75ser/orders',
    '/user/articles',
    '/user/article/',
  ])('is not fooled by %s', address => {
    expect(isPublic(address)).toBe(false)
  })
})
