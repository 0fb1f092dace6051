import { forgetEarly } from '@shiji/api/base/page/early-calls.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Shop, type ShopProps } from '../app/shop.tsx'
import { start } from '../app/start.ts'
import { aPerson } from '../testing/a-person.ts'
import { aCard, aHome, aProduct, found } from '../testing/a-product.ts'
import { aSite } from '../testing/a-site.ts'
import { earlyStart } from './early-start.ts'

const card = aCard(1, { name: '露营帐篷', image: '/files/demo/800/tent-5.webp' })
const product = aProduct({ name: '丝绒唇釉', images: ['/files/2026/11/0123abcd.webp'] })
const cards = [card, aCard(2, { image: '/files/demo/800/mug-1.webp' })]

const answers: Readonly<Record<string, unknown>> = {
  '/api/common': aSite(),
  '/api/home': aHome({ banners: [], lead: cards }),
  [`/api/goods/${product.id}`]: product,
  '/api/goods_search/e30%3D': found(cards),
  '/api/goods_search/eyJrZXl3b3JkcyI6IiVFOCU4QyVCNiIsInBhZ2UiOjJ9': found(cards),
  '/api/user/carts': { stores: [], count: 0 },
  '/api/cart_count': 0,
}

let running: ShopProps | undefined
let asked: string[] = []
let config: object = {}

const server = async (input: RequestInfo | URL): Promise<Response> => {
  const url = new URL(String(input), location.href)
  asked.push(url.pathname)
  if (url.pathname === '/config.json') return Response.json(config)
  const data = answers[url.pathname]
  return Response.json(data === undefined ? { code: 404, msg: '', data: null } : { code: 200, msg: '', data })
}

const times = (path: string) => asked.filter(each => each === path).length
const early = () => earlyStart(location.pathname, module => [`/assets/${module}`])
const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)]
const openShop = async () => {
  running = await start()
  render(<Shop {...running} />)
}

beforeEach(() => {
  localStorage.clear()
  asked = []
  config = {}
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN'])
})
afterEach(() => {
  cleanup()
  forgetEarly()
  running?.router.dispose()
  for (const link of document.head.querySelectorAll('link')) link.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('resources fetched before the code of the shop has loaded', () => {
  it.each([
    { path: '/', call: '/api/home', shows: card.name },
    { path: '/home', call: '/api/home', shows: card.name },
    { path: `/goods/${product.id}`, call: `/api/goods/${product.id}`, shows: product.name },
    { path: '/search', call: '/api/goods_search/e30%3D', shows: card.name },
    {
      // keywords 茶, page 2
      path: '/search/eyJrZXl3b3JkcyI6IiVFOCU4QyVCNiIsInBhZ2UiOjJ9',
      call: '/api/goods_search/eyJrZXl3b3JkcyI6IiVFOCU4QyVCNiIsInBhZ2UiOjJ9',
      shows: card.name,
    },
  ])('$path: its data, which the page uses instead of requesting it again', async ({ path, call, shows }) => {
    history.replaceState(null, '', path)
    await early()
    expect([times('/config.json'), times('/api/common'), times(call)]).toEqual([1, 1, 1])
    await openShop()
    expect((await screen.findAllByText(shows, {}, { timeout: 8_000 })).length).toBeGreaterThan(0)
    expect([times('/config.json'), times('/api/common'), times(call)]).toEqual([1, 1, 1])
  })

  it('the cart and its count for a logged-in person; the login for visitors', async () => {
    history.replaceState(null, '', '/carts')
    await early()
    expect(asked).not.toContain('/api/user/carts')
    expect(links('modulepreload').map(link => new URL(link.href).pathname)).toContain(
      '/assets/src/pages/login/login-page.tsx',
    )
    localStorage.setItem('token', 't')
    localStorage.setItem('user', JSON.stringify(aPerson()))
    asked = []
    await early()
    expect(asked).toEqual(['/config.json', '/api/user/carts', '/api/common', '/api/cart_count'])
    expect(links('modulepreload').map(link => new URL(link.href).pathname)).toContain(
      '/assets/src/pages/cart/cart-page.tsx',
    )
    await openShop()
    await screen.findByRole('heading', { level: 1 }, { timeout: 8_000 })
    expect(times('/api/cart_count')).toBe(1)
  })

  it('code and texts of the page, in the language that it will have', async () => {
    history.replaceState(null, '', '/search')
    localStorage.setItem('language', 'en')
    await early()
    expect(links('modulepreload').map(link => new URL(link.href).pathname)).toEqual(
      [
        'messages/en/shop.json',
        'src/pages/search/search-page.tsx',
        'messages/en/shop_goods.json',
        'messages/en/table.json',
      ].map(module => `/assets/${module}`),
    )
  })

  it('everything from the API of the configuration', async () => {
    config = { apiOrigin: 'https://api.example', filesOrigin: 'https://files.example' }
    const spy = vi.fn(server)
    vi.stubGlobal('fetch', spy)
    history.replaceState(null, '', '/')
    await early()
    expect(spy.mock.calls.map(([address]) => address)).toContain('https://api.example/api/home')
    expect(links('preload').map(link => new URL(link.href).origin)).toEqual(['https://files.example'])
  })

  it('a class page: the results that it will show', async () => {
    history.replaceState(null, '', '/class/7')
    await early()
    expect(asked).toContain('/api/goods_search/eyJjbGFzc19pZCI6N30%3D')
  })

  it('nothing that comes with the document, unless the person has a session', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="page-data" content="zh-cn /api/common /api/home">')
    history.replaceState(null, '', '/')
    await early()
    expect(asked).toEqual(['/config.json'])
    localStorage.setItem('token', 't')
    asked = []
    await early()
    document.querySelector('meta[name="page-data"]')?.remove()
    expect(asked).toEqual(['/config.json', '/api/home', '/api/common', '/api/cart_count'])
  })

  it('the language that the address names, which the shop keeps', async () => {
    history.replaceState(null, '', '/?lang=en')
    await early()
    expect(links('modulepreload')[0]?.href).toContain('messages/en/shop.json')
    expect(localStorage.getItem('language')).toBe('en')
    await openShop()
    expect(document.documentElement.lang).toBe('en')
  })

  it('only the common resources for an unknown page', async () => {
    history.replaceState(null, '', '/search/no-search/more')
    await early()
    expect(asked).toEqual(['/config.json', '/api/common'])
  })
})

describe('the first picture', () => {
  it.each([
    { path: '/', first: 1 },
    { path: `/goods/${product.id}`, first: 1 },
    { path: '/search', first: 2 },
  ])('of $path has the same attributes as its img, which would otherwise fetch it again', async ({ path, first }) => {
    history.replaceState(null, '', path)
    await early()
    const wanted = links('preload').map(link => [
      link.getAttribute('href') ?? link.href,
      link.imageSrcset || null,
      link.imageSizes || null,
    ])
    expect(wanted).toHaveLength(first)
    await openShop()
    const shown = () =>
      [...document.querySelectorAll('main img[fetchpriority=high]')].map(img => [
        img.getAttribute('src'),
        img.getAttribute('srcset'),
        img.getAttribute('srcset') === null ? null : img.getAttribute('sizes'),
      ])
    await vi.waitFor(() => expect(shown()).toEqual(expect.arrayContaining(wanted)), { timeout: 8_000 })
  })
})
