import { act, cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { menuItem, Refusal } from '../../testing/fake-server.ts'
import { openBackoffice } from '../../testing/open-backoffice.tsx'

const person = {
  id: 7,
  username: 'lin',
  nickname: 'Lin',
  avatar: '',
  belong_id: 0,
  defaultUrl: '/Admin/orders',
  store_name: '',
  permissions: [],
}
const stored = {
  admin_token: 't1',
  admin_user: JSON.stringify({ nickname: 'Lin', avatar: '', belong_id: 0, defaultUrl: '/Admin/orders' }),
}

const menu = [
  menuItem({
    name: 'Trade',
    children: [
      menuItem({ name: 'Expresses', apis: '/Admin/expresses', view: 'Admin/exts/expresses/index' }),
      menuItem({ name: 'Orders', apis: '/Admin/orders', view: 'Admin/orders/index' }),
      menuItem({ name: 'Stores', apis: '/Admin/stores', view: 'Admin/stores/index' }),
      menuItem({ name: 'Dashboard', apis: '/Admin/dashboard', view: 'Admin/dashboard/index', is_open: 1 }),
      menuItem({ name: 'Chats', apis: '/Admin/chats', view: 'Admin/chats/index', is_open: 1 }),
    ],
  }),
]

const views = {
  './views/expresses.tsx': async () => ({ Component: () => <p>expresses screen</p> }),
  './views/orders/index.tsx': async () => ({ Component: () => <p>orders screen</p> }),
  './views/orders/detail.tsx': async () => ({ Component: () => <p>detail screen</p> }),
  './views/dashboard.tsx': async () => ({ Component: () => <p>standalone screen</p> }),
}

const answers = {
  'GET /Admin/load_menu': menu,
  'POST /Admin/auth/info': person,
  'POST /Admin/login': { access_token: 't2', token_type: 'Bearer', expires_in: 1, defaultUrl: '' },
  'POST /logout': null,
  'GET /is_login': 7,
}

const open = (options: Parameters<typeof openBackoffice>[0] = {}) =>
  openBackoffice({ answers, views, keys: stored, ...options })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const logIn = async (app: Awaited<ReturnType<typeof open>>) => {
  const user = userEvent.setup()
  await user.type(await app.findByLabelText('User name'), 'lin')
  await user.type(app.getByLabelText('Password'), 'secret')
  await user.click(app.getByRole('button', { name: 'Log in' }))
}

describe('the session guard (spec §4)', () => {
  it("logged out on a protected page goes to that area's login, and after login back to the page the person came from", async () => {
    const app = await open({ keys: {}, at: '/stores?page=2' })
    await app.findByLabelText('User name')
    expect(app.address()).toBe('/login?from=%2Fstores%3Fpage%3D2')
    expect(app.server.paths()).toEqual([])
    await logIn(app)
    await app.findByText('This page is being built')
    expect(app.address()).toBe('/stores?page=2')
  })

  it("after login goes to the user's defaultUrl where no page was asked for", async () => {
    const app = await open({ keys: {}, at: '/' })
    await logIn(app)
    await app.findByText('orders screen')
    expect(app.address()).toBe('/orders')
  })

  it('a link cannot send a person to another site after login', async () => {
    const app = await open({ keys: {}, at: `/login?from=${encodeURIComponent('//evil.example/x')}` })
    await logIn(app)
    await app.findByText('orders screen')
  })

  it("when logged in and the area's menu is not yet loaded, it is fetched, routes added, navigation repeated", async () => {
    const app = await open({ at: '/expresses' })
    await app.findByText('expresses screen')
    const asked = app.server.asked.filter(each => each.path === '/Admin/load_menu')
    expect(asked.map(each => [each.query.toString(), each.token])).toEqual([['type=getChildren', 't1']])
    await act(() => app.backoffice.navigator.current().navigate('/orders'))
    await app.findByText('orders screen')
    expect(app.server.asked.filter(each => each.path === '/Admin/load_menu')).toHaveLength(1)
  })

  it('on every navigation the stored token decides', async () => {
    const app = await open({ at: '/expresses' })
    await app.findByText('expresses screen')
    app.storage.keys.delete('admin_token')
    await act(() => app.backoffice.navigator.current().navigate('/orders'))
    await app.findByLabelText('User name')
  })

  it("on business code 401 the area's token is removed and the user sent to login, then back to the same page", async () => {
    const over = { ...answers, 'GET /Admin/load_menu': () => new Refusal(401, 'Your session has ended.') }
    const app = await open({ at: '/expresses?sort=name', answers: over })
    await app.findByLabelText('User name')
    expect(app.storage.keys.has('admin_token')).toBe(false)
    expect(app.address()).toBe('/login?from=%2Fexpresses%3Fsort%3Dname')
  })

  it('route-guard exceptions are logged and navigation cancelled', async () => {
    const app = await open({ at: '/expresses' })
    await app.findByText('expresses screen')
    const snapshot = vi.spyOn(app.backoffice.storage, 'snapshot').mockImplementation(() => {
      throw new Error('storage broke')
    })
    await act(() => app.backoffice.navigator.current().navigate('/orders'))
    expect(app.getByText('expresses screen')).toBeTruthy()
    expect(app.address()).toBe('/expresses')
    expect(console.error).toHaveBeenCalledWith('route guard', expect.objectContaining({ message: 'storage broke' }))
    snapshot.mockRestore()
    await act(() => app.backoffice.navigator.current().navigate('/orders'))
    await app.findByText('orders screen')
  })

  it('logout clears token and user, goes to the login of the area, and leaves no route of the last person', async () => {
    const person2 = [
      menuItem({ name: 'Only', children: [menuItem({ name: 'Stores', apis: '/Admin/stores', view: 'x' })] }),
    ]
    const state = { menu }
    const app = await open({ at: '/expresses', answers: { ...answers, 'GET /Admin/load_menu': () => state.menu } })
    await app.findByText('expresses screen')
    const user = userEvent.setup()
    await user.click(app.getByRole('button', { name: 'Lin' }))
    await user.click(await app.findByRole('button', { name: 'Log out', hidden: true }))
    await app.findByLabelText('User name')
    expect(app.address()).toBe('/login')
    expect(app.storage.keys.size).toBe(0)
    state.menu = person2
    await logIn(app)
    await app.findByText('This page is being built')
    await act(() => app.backoffice.navigator.current().navigate('/expresses'))
    await app.findByText('You do not have access to this page')
  })

  it('a logout in another tab leaves this one too', async () => {
    const app = await open({ at: '/expresses' })
    await app.findByText('expresses screen')
    app.storage.removeItem('admin_token')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'admin_token', newValue: null })))
    await app.findByLabelText('User name')
    expect(app.address()).toBe('/login?from=%2Fexpresses')
  })

  it('the login page skips itself while the stored token still holds (spec §7 is_login)', async () => {
    const app = await open({ at: '/login?from=%2Fexpresses' })
    await app.findByText('expresses screen')
    expect(app.server.asked.find(each => each.path === '/is_login')?.token).toBe('t1')
  })

  it('the login page stays when the stored token does not hold', async () => {
    const app = await open({ at: '/login', answers: { ...answers, 'GET /is_login': 'login first' } })
    await app.findByLabelText('User name')
    expect(app.storage.keys.has('admin_token')).toBe(false)
  })
})

describe('pages of the menu (spec §2)', () => {
  it('a page without a screen shows a message', async () => {
    const app = await open({ at: '/stores' })
    await app.findByText('This page is being built')
    expect(app.getByRole('heading', { name: 'Stores' })).toBeTruthy()
  })

  it('a page without a screen stays in the layout, even with is_open 1', async () => {
    const app = await open({ at: '/chats' })
    await app.findByText('This page is being built')
    expect(app.getByRole('heading', { name: 'Chats' })).toBeTruthy()
    expect(app.getByRole('button', { name: 'Lin' })).toBeTruthy()
  })

  it('is_open 1 is a standalone page, outside the common layout', async () => {
    const app = await open({ at: '/dashboard' })
    await app.findByText('standalone screen')
    expect(app.queryByRole('banner')).toBeNull()
  })

  it('a page beside a menu entry is reached below its address', async () => {
    const app = await open({ at: '/orders/detail/12' })
    await app.findByText('detail screen')
    expect(app.getByRole('heading', { name: 'Orders' })).toBeTruthy()
  })

  it('an address that nothing has is not found; the shell stays', async () => {
    const app = await open({ at: '/nowhere' })
    await app.findByRole('heading', { name: 'Page not found', level: 1 })
    expect(app.getByText('There is no such page')).toBeTruthy()
    expect(app.getByRole('link', { name: 'Back to home' })).toBeTruthy()
    expect(document.title).toMatch(/^Page not found/)
    expect(app.queryByText('Menu Name')).toBeNull()
    expect(app.getByRole('button', { name: 'Lin' })).toBeTruthy()
  })

  it.each(['/goods/form/3', '/refunds/return'])(
    'a page that is not in the menu of this person says that they may not open it: %s',
    async at => {
      const more = { ...views, './views/goods/index.tsx': views['./views/expresses.tsx'] }
      const other = [menuItem({ name: 'Trade', children: [menuItem({ apis: '/Admin/orders', view: 'orders/index' })] })]
      const app = await open({ at, views: more, answers: { ...answers, 'GET /Admin/load_menu': other } })
      await app.findByRole('heading', { name: 'No permission', level: 1 })
      expect(app.getByText('You do not have access to this page')).toBeTruthy()
      expect(app.getByRole('link', { name: 'Back to home' })).toBeTruthy()
      expect(document.title).toMatch(/^No permission/)
      expect(app.queryByText('Menu Name')).toBeNull()
    },
  )

  it('what is below a page that the person has, and has no screen, does not exist', async () => {
    const app = await open({ at: '/orders/no/such' })
    await app.findByRole('heading', { name: 'Page not found', level: 1 })
    expect(app.getByText('There is no such page')).toBeTruthy()
  })

  it('pages still to be built are in no menu, their modules neither, and their addresses say so', async () => {
    const withUnbuilt = [
      ...menu,
      menuItem({
        name: 'Points',
        children: [menuItem({ name: 'Points orders', apis: '/Admin/integral_orders', view: 'integral_orders/index' })],
      }),
      menuItem({
        name: 'System',
        children: [
          menuItem({ name: 'Currencies', apis: '/Admin/currencies', view: 'currencies/index' }),
          menuItem({ name: 'Areas', apis: '/Admin/areas', view: 'areas/index' }),
        ],
      }),
    ]
    const app = await open({ at: '/currencies', answers: { ...answers, 'GET /Admin/load_menu': withUnbuilt } })
    await app.findByText('This page is being built')
    expect(app.getByRole('heading', { name: 'Currencies', level: 1 })).toBeTruthy()
    const links = app.getAllByRole('link').map(link => link.textContent)
    expect(links).toContain('Areas')
    expect(links).not.toContain('Currencies')
    expect(links.filter(text => text?.startsWith('Points'))).toEqual([])
  })

  it('a navigation shows a progress bar until the page is there', async () => {
    const arriving = Promise.withResolvers<unknown>()
    const slow = { ...views, './views/orders/index.tsx': () => arriving.promise }
    const app = await open({ at: '/expresses', views: slow })
    await app.findByText('expresses screen')
    expect(app.queryByRole('progressbar')).toBeNull()
    act(() => void app.backoffice.navigator.current().navigate('/orders'))
    await app.findByRole('progressbar', { busy: true })
    expect(app.getByText('expresses screen')).toBeTruthy()
    await act(async () => arriving.resolve({ Component: () => <p>orders screen</p> }))
    await app.findByText('orders screen')
    await waitFor(() => expect(app.queryByRole('progressbar')).toBeNull())
  })

  it('a page can leave out its title, or take the whole main area', async () => {
    const handled = {
      ...views,
      './views/expresses.tsx': async () => ({ Component: () => <p>no title</p>, handle: { title: false } }),
      './views/orders/index.tsx': async () => ({ Component: () => <p>whole area</p>, handle: { replacesMain: true } }),
    }
    const app = await open({ at: '/expresses', views: handled })
    await app.findByText('no title')
    expect(app.queryByRole('heading', { level: 1 })).toBeNull()
    await act(() => app.backoffice.navigator.current().navigate('/orders'))
    await app.findByText('whole area')
    expect(app.queryByRole('heading', { level: 1 })).toBeNull()
    expect(app.getByRole('banner')).toBeTruthy()
    await act(() => app.backoffice.navigator.current().navigate('/stores'))
    await app.findByRole('heading', { name: 'Stores', level: 1 })
  })

  it("a page of the menu without a name is titled 'Menu Name'", async () => {
    const nameless = [
      menuItem({ name: 'Trade', children: [menuItem({ name: '', apis: '/Admin/orders', view: 'orders' })] }),
    ]
    const app = await open({ at: '/orders', answers: { ...answers, 'GET /Admin/load_menu': nameless } })
    await app.findByRole('heading', { name: 'Menu Name', level: 1 })
  })

  it("empty menu shows 'empty menu'", async () => {
    const app = await open({ at: '/', answers: { ...answers, 'GET /Admin/load_menu': [] } })
    await waitFor(() => expect(app.getAllByText('empty menu').length).toBeGreaterThan(0))
  })

  it('without a defaultUrl of the menu the first page opens', async () => {
    const elsewhere = JSON.stringify({ ...JSON.parse(stored.admin_user), defaultUrl: '/Admin/gone' })
    const app = await open({ at: '/', keys: { ...stored, admin_user: elsewhere } })
    await app.findByText('expresses screen')
  })

  it('a screen that cannot be loaded shows a message and keeps the shell', async () => {
    const broken = { ...views, './views/expresses.tsx': () => Promise.reject(new TypeError('offline')) }
    const app = await open({ at: '/expresses', views: broken })
    await app.findByText('The page could not be loaded. Please refresh and try again.')
    expect(app.getByRole('button', { name: 'Lin' })).toBeTruthy()
  })

  it('a screen that throws while rendering shows a message and keeps the shell', async () => {
    const broken = {
      ...views,
      './views/expresses.tsx': async () => ({
        Component: () => {
          throw new Error('oops')
        },
      }),
    }
    const app = await open({ at: '/expresses', views: broken })
    await app.findByText('Something went wrong on this page. Reload it to continue; your data is safe.')
    expect(app.getByRole('button', { name: 'Lin' })).toBeTruthy()
  })

  it('a menu that cannot be loaded shows the error and a retry button', async () => {
    const app = await open({ answers: { ...answers, 'GET /Admin/load_menu': () => new Refusal(402, 'Not yours.') } })
    await app.findByRole('button', { name: 'Try again' })
    expect(app.getAllByText('Not yours.').length).toBeGreaterThan(0)
  })
})
