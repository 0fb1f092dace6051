import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPerson } from '../testing/a-person.ts'
import { aHome } from '../testing/a-product.ts'
import { aSite } from '../testing/a-site.ts'
import { Shop, type ShopProps } from './shop.tsx'
import { start } from './start.ts'

const person = aPerson()
const orders = { data: [], count: {}, total: 0, per_page: 10, last_page: 1, current_page: 1 }

/** Answers of the server by path; the session of the token `over` has ended. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/common': aSite(),
  '/api/home': aHome(),
  '/api/cart_count': 0,
  '/api/login': { access_token: 'fresh', token_type: 'Bearer', expires_in: 1, defaultUrl: '' },
  '/api/auth/info': person,
  '/api/user/orders': orders,
}

// The first test waits for the code of the whole shop.

let running: ShopProps | undefined
let asked: { readonly path: string; readonly headers: Headers }[] = []

const server = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const { pathname } = new URL(String(input), location.href)
  if (pathname === '/config.json') return Response.json({})
  const headers = new Headers(init?.headers)
  asked.push({ path: pathname, headers })
  if (headers.get('authorization') === 'Bearer over' && pathname.startsWith('/api/user/')) {
    return Response.json({ code: 401, msg: '登录已过期，请重新登录。', data: null })
  }
  const data = answers[pathname]
  return Response.json(data === undefined ? { code: 404, msg: '没有', data: null } : { code: 200, msg: '', data })
}

/** Opens the whole shop at an address, as main.tsx does. */
async function open(address: string) {
  history.replaceState(null, '', address)
  running = await start()
  render(<Shop {...running} />)
}
/** Pages come with their code, which takes time to load. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 8_000 })
const where = () => `${location.pathname}${location.search}`
const speaks = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  asked = []
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('scrollTo', () => undefined)
  speaks('zh-CN')
})
afterEach(() => {
  cleanup()
  running?.router.dispose()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the scroll position', () => {
  const scrolled = () => vi.mocked(window.scrollTo).mock.calls.map(call => Number(call[1]))

  it('of another page that this tab has opened does not move the next one', async () => {
    vi.stubGlobal('scrollTo', vi.fn())
    sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 900 }))
    await open('/login')
    await heading('登录市集')
    expect(scrolled()).not.toContain(900)
  })

  it('returns when the page is shown again', async () => {
    vi.stubGlobal('scrollTo', vi.fn())
    await open('/login')
    await heading('登录市集')
    cleanup()
    running?.router.dispose()
    sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ [history.state.key]: 700 }))
    running = await start()
    render(<Shop {...running} />)
    await heading('登录市集')
    await vi.waitFor(() => expect(scrolled()).toContain(700))
  })
})

describe('the language of the shop (spec §1)', () => {
  it.each([
    { stored: 'en', browser: ['zh-CN'], lang: 'en', title: 'Log in to Shiji' },
    { stored: 'zh-cn', browser: ['en-GB'], lang: 'zh-CN', title: '登录市集' },
    { stored: null, browser: ['zh-TW'], lang: 'zh-CN', title: '登录市集' },
    { stored: null, browser: ['en-US', 'zh-CN'], lang: 'en', title: 'Log in to Shiji' },
    { stored: null, browser: ['fr-FR'], lang: 'zh-CN', title: '登录市集' },
    { stored: 'klingon', browser: ['en'], lang: 'en', title: 'Log in to Shiji' },
  ])('is $lang for the setting $stored in a browser of $browser', async ({ stored, browser, lang, title }) => {
    speaks(...browser)
    if (stored !== null) localStorage.setItem('language', stored)
    await open('/login')
    expect(await heading(title)).toBeTruthy()
    expect(document.documentElement.lang).toBe(lang)
  })

  it('changes with the switch: texts, lang, the language of requests, and the next visit', async () => {
    const user = userEvent.setup()
    speaks('zh-CN')
    await open('/login')
    await heading('登录市集')
    const [english] = screen.getAllByRole('button', { name: 'English' })
    await user.click(english ?? document.body)
    expect(await heading('Log in to Shiji')).toBeTruthy()
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('language')).toBe('en')
    expect(asked.findLast(({ path }) => path === '/api/common')?.headers.get('accept-language')).toBe('en')
    await user.type(screen.getByLabelText('User name or phone number'), 'lin')
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
    await vi.waitFor(() => expect(where()).toBe('/'))
    expect(asked.find(({ path }) => path === '/api/login')?.headers.get('accept-language')).toBe('en')
  })
})

describe('the login redirect (spec §4)', () => {
  it('sends a visitor of a protected page to the login and, after it, back to the same page', async () => {
    const user = userEvent.setup()
    await open('/user/orders?status=waiting_payment')
    await heading('登录市集')
    expect(where()).toBe('/login?from=%2Fuser%2Forders%3Fstatus%3Dwaiting_payment')
    await user.type(screen.getByLabelText('用户名 / 手机号码'), 'lin')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    expect(await heading('我的订单')).toBeTruthy()
    expect(where()).toBe('/user/orders?status=waiting_payment')
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  it('keeps the return address over registration and the forgotten password', async () => {
    const user = userEvent.setup()
    await open('/carts')
    await user.click(await screen.findByRole('link', { name: '注册账号' }))
    expect(await heading('注册账号')).toBeTruthy()
    expect(where()).toBe('/register?from=%2Fcarts')
    await user.click(screen.getByRole('link', { name: '已有账号？去登录' }))
    await user.click(await screen.findByRole('link', { name: '忘记密码？' }))
    expect(await heading('找回密码')).toBeTruthy()
    expect(where()).toBe('/forget_password?from=%2Fcarts')
  })

  it('does not show the login to logged-in people', async () => {
    localStorage.setItem('token', 't')
    localStorage.setItem('user', JSON.stringify(person))
    await open('/login?from=%2Fuser%2Forders')
    expect(await heading('我的订单')).toBeTruthy()
    expect(where()).toBe('/user/orders')
  })

  it('ends a session that the server no longer knows, and returns to the page after the login', async () => {
    const user = userEvent.setup()
    localStorage.setItem('token', 'over')
    localStorage.setItem('user', JSON.stringify(person))
    await open('/user/orders')
    await heading('登录市集')
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
    await user.type(screen.getByLabelText('用户名 / 手机号码'), 'lin')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    expect(await heading('我的订单')).toBeTruthy()
  })

  it('logs out from the account menu: token and person are removed, the login shows', async () => {
    const user = userEvent.setup()
    localStorage.setItem('token', 't')
    localStorage.setItem('user', JSON.stringify(person))
    await open('/user/orders')
    await user.click(await screen.findByRole('button', { name: /我的账户/ }))
    await user.click(await screen.findByRole('button', { name: '退出登录' }))
    expect(await heading('登录市集')).toBeTruthy()
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })
})
