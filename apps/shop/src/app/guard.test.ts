import { createShijiStore } from '@shiji/api/store.ts'
import { createMemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { createGuard, type Guarded } from './guard.ts'

function aGuardedShop(start: string, guarded: Partial<Guarded> = {}) {
  const logged: string[] = []
  const shown: string[] = []
  const host: Guarded['host'] = {
    notify: (_kind, text) => void shown.push(text),
    toLogin: () => undefined,
    translate: key => key,
    log: message => void logged.push(message),
  }
  const made = createShijiStore({ area: 'buyer', host, fetch: async () => new Response('{}') })
  const router = createMemoryRouter(
    [
      {
        middleware: [
          createGuard({ ...made, host, ...guarded }, () =>
            router.state.initialized ? router.state.location.pathname : undefined,
          ),
        ],
        loader: () => null,
        shouldRevalidate: () => true,
        children: [{ path: '*', element: null }],
      },
    ],
    { initialEntries: [start] },
  )
  const where = () => `${router.state.location.pathname}${router.state.location.search}`
  const go = async (path: string) => {
    await router.navigate(path)
    return where()
  }
  return { router, where, go, logged, shown }
}

const logIn = (belong_id = 0, defaultUrl = '') => {
  localStorage.setItem('token', 't')
  localStorage.setItem('user', JSON.stringify({ nickname: '小林', avatar: '', belong_id, defaultUrl }))
}

describe('the guard', () => {
  beforeEach(() => localStorage.clear())

  it('redirects visitors to the login and keeps the address that they wanted, including the query', async () => {
    const { go } = aGuardedShop('/')
    expect(await go('/user/orders?status=waiting_payment')).toBe(
      '/login?from=%2Fuser%2Forders%3Fstatus%3Dwaiting_payment',
    )
  })

  it('reads the storage on each navigation, so that a logout in another tab applies at once', async () => {
    logIn()
    const { go } = aGuardedShop('/')
    expect(await go('/carts')).toBe('/carts')
    localStorage.clear()
    expect(await go('/user')).toBe('/login?from=%2Fuser')
  })

  it('skips the login for a logged-in person: goes to the wanted page, else to their defaultUrl', async () => {
    logIn(0, '/user')
    const { go } = aGuardedShop('/')
    expect(await go('/login?from=%2Fcarts')).toBe('/carts')
    expect(await go('/login')).toBe('/user')
  })

  it('ends the session of a sub-account and shows the reason (spec §5)', async () => {
    logIn(7)
    const { go, shown } = aGuardedShop('/')
    expect(await go('/carts')).toBe('/login?from=%2Fcarts')
    expect(shown).toContain('error.sub_not_allow_buy')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('logs its errors and stays on the page (spec §4)', async () => {
    logIn()
    let broken = false
    const storage: Guarded['storage'] = {
      device: () => 'a-device-0000000000000',
      text: () => {
        if (broken) throw new Error('storage is gone')
        return 't'
      },
      snapshot: () => ({
        token: 't',
        user: null,
        seller_token: null,
        seller_user: null,
        admin_token: null,
        admin_user: null,
        ip: null,
        language: null,
        setToken: null,
      }),
      followed: () => ({}),
      adapter: {
        getItem: async () => null,
        setItem: async () => undefined,
        removeItem: async () => undefined,
      },
    }
    const { go, logged } = aGuardedShop('/', { storage })
    expect(await go('/goods/1')).toBe('/goods/1')
    broken = true
    expect(await go('/carts')).toBe('/goods/1')
    expect(logged).toContain('route guard')
  })
})
