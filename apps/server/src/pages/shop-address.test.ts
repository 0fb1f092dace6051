import { describe, expect, it } from 'vitest'
import { originsOf } from './origins.ts'
import { languageOf, readAddress } from './shop-address.ts'

describe('the page of an address', () => {
  it.each([
    ['/', { kind: 'home', path: '/' }],
    ['/home', { kind: 'home', path: '/' }],
    ['/goods', { kind: 'classes', path: '/goods' }],
    ['/goods/', { kind: 'classes', path: '/goods' }],
    ['/goods/hotmodel', { kind: 'ranking', path: '/goods/hotmodel' }],
    ['/goods/12/', { kind: 'goods', path: '/goods/12', id: 12 }],
    ['/goods/abc', { kind: 'goods', path: '/goods/abc', id: undefined }],
    ['/goods/012', { kind: 'goods', path: '/goods/012', id: undefined }],
    ['/class/7', { kind: 'class', path: '/class/7', id: 7 }],
    ['/store/3', { kind: 'store', path: '/store/3', id: 3 }],
    ['/store/join', { kind: 'plain', path: '/store/join' }],
    ['/search', { kind: 'search', path: '/search', params: '' }],
    ['/search/e30%3D', { kind: 'search', path: '/search/e30%3D', params: 'e30=' }],
    ['/search/%25%25', { kind: 'search', path: '/search/%25%25', params: '%%' }],
    ['/user/article/about_us', { kind: 'article', path: '/user/article/about_us', name: 'about_us' }],
    ['/carts', { kind: 'plain', path: '/carts' }],
    ['/user/order/5', { kind: 'plain', path: '/user/order/5' }],
    ['/order/pay/abc', { kind: 'plain', path: '/order/pay/abc' }],
    ['/user/address/form', { kind: 'plain', path: '/user/address/form' }],
    ['/nowhere', { kind: 'unknown', path: '/nowhere' }],
    ['/Goods', { kind: 'unknown', path: '/Goods' }],
    ['/goods/1/2', { kind: 'unknown', path: '/goods/1/2' }],
    ['/seller/login', { kind: 'unknown', path: '/seller/login' }],
  ])('%s', (path, address) => {
    expect(readAddress(path)).toEqual(address)
  })
})

it.each([
  ['lang=en', 'zh-CN', 'en', true],
  ['lang=EN', undefined, 'en', true],
  ['lang=zh-cn', 'en', 'zh-cn', true],
  ['lang=fr', 'en-GB,en;q=0.9', 'en', false],
  ['', undefined, 'zh-cn', false],
  ['', 'fr', 'zh-cn', false],
])('with %j and a reader of %s a page is in %s', (query, accepted, locale, isNamed) => {
  expect(languageOf(new URLSearchParams(query), accepted)).toEqual({ locale, isNamed })
})

describe('where the pages lie', () => {
  const nothing = { shopOrigin: undefined, filesOrigin: undefined }

  it('is the setting, whatever host was asked', () => {
    const config = { shopOrigin: 'https://shop.example', filesOrigin: 'https://api.example' }
    expect(originsOf(config, { protocol: 'http', host: 'evil.example' })).toEqual({
      shop: 'https://shop.example',
      files: 'https://api.example',
    })
  })

  it.each(['shop.example', 'localhost:3000', '127.0.0.1:80', '[::1]:3000'])('without it the host %s', host => {
    expect(originsOf(nothing, { protocol: 'https', host })).toEqual({
      shop: `https://${host}`,
      files: `https://${host}`,
    })
  })

  it.each(['a"><script>', 'a b', 'a/b', 'user@host', ''])('never an invalid host: %j', host => {
    expect(originsOf(nothing, { protocol: 'http', host })).toEqual({ shop: '', files: '' })
  })
})
