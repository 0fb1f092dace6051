import { toast } from '@shiji/ui/common/toast/toast.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aPerson } from '../../testing/a-person.ts'
import { aCard } from '../../testing/a-product.ts'
import { type Arrived, aShop, ok, type Reply, type ShopOptions } from '../../testing/a-shop.tsx'
import { Component as ForgetPasswordPage } from './forget-password-page.tsx'
import { Component as LoginPage } from './login-page.tsx'
import { Component as RegisterPage } from './register-page.tsx'
// Lazy parts are loaded here, so that they take no time out of a test.
import '@shiji/ui/common/dialog/dialog-view.tsx'
import './agreement-text.tsx'

const entered = ok({ access_token: 'fresh', token_type: 'Bearer', expires_in: 1, defaultUrl: '' })

const aLogin = (
  path: string,
  login: Reply | Promise<Reply>,
  info: Reply = ok(aPerson()),
  options: Partial<ShopOptions> = {},
) =>
  aShop({
    ...options,
    page: <LoginPage />,
    path,
    loggedIn: false,
    config: {
      demo: true,
      demoAccounts: [
        { area: 'buyer', username: '13800000001', password: 'demo-1', name: '买家', name_en: 'Buyer' },
        { area: 'admin', username: 'root', password: 'demo-2', name: '平台', name_en: 'Platform' },
      ],
    },
    server: ({ path: asked }) =>
      asked === '/api/login'
        ? login
        : asked === '/api/auth/info'
          ? info
          : asked === '/api/logout'
            ? ok(null)
            : asked === '/api/recommend?place=login'
              ? ok({ goods: [], more: false })
              : undefined,
  })
const where = async () => (await screen.findByLabelText('where')).textContent

describe('beside the login', () => {
  it('stands a wall of goods that leaves no empty space', async () => {
    const goods = Array.from({ length: 12 }, (_, at) => ({ ...aCard(at + 1), image: `/files/demo/800/p-${at}.webp` }))
    await aShop({
      page: <LoginPage />,
      path: '/login',
      loggedIn: false,
      server: ({ path }) => (path === '/api/recommend?place=login' ? ok({ goods, more: false }) : undefined),
    })
    const pictures = () => [...document.querySelectorAll('[data-wall] img')].map(image => image.getAttribute('src'))
    await waitFor(() => expect(new Set(pictures()).size).toBe(12))
    expect(pictures()).toHaveLength(15)
  })
})

describe('logging in', () => {
  it('returns to the page that the person wanted', async () => {
    const user = userEvent.setup()
    await aLogin('/login?from=%2Fuser%2Forders%3Fstatus%3Dcompletion', entered)
    await user.type(screen.getByLabelText('用户名 / 手机号码'), ' 13800000001 ')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    expect(await where()).toBe('/user/orders?status=completion')
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  it('shows that the login was successful (spec §8)', async () => {
    const said = vi.spyOn(toast, 'success')
    const user = userEvent.setup()
    await aLogin('/login', entered)
    await user.type(screen.getByLabelText('用户名 / 手机号码'), '13800000001')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    expect(await where()).toBe('/')
    expect(said.mock.calls).toEqual([['登录成功。']])
    said.mockRestore()
  })

  it('sends a demo account exactly as the form would', async () => {
    const user = userEvent.setup()
    const { calls } = await aLogin('/login', entered, ok(aPerson({ defaultUrl: '/user' })))
    await user.click(screen.getByRole('button', { name: '使用此账号' }))
    expect(await where()).toBe('/user')
    expect(Object.fromEntries(calls('POST', '/login')[0]?.body ?? [])).toEqual({
      username: '13800000001',
      password: 'demo-1',
      provider: 'users',
    })
  })

  it('marks empty fields and sends nothing', async () => {
    const user = userEvent.setup()
    const { calls } = await aLogin('/login', entered)
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(screen.getAllByText('不能为空。')).toHaveLength(2)
    expect(calls('POST', '/login')).toHaveLength(0)
  })

  it('keeps the input when the password is wrong', async () => {
    const user = userEvent.setup()
    const { shown } = await aLogin('/login', { code: 400, msg: '账号或密码错误。' })
    await user.type(screen.getByLabelText('用户名 / 手机号码'), '13800000001')
    await user.type(screen.getByLabelText('密码'), 'wrong{Enter}')
    expect(shown).toEqual(['账号或密码错误。'])
    expect(screen.getByLabelText('用户名 / 手机号码')).toHaveProperty('value', '13800000001')
  })

  it('that has to wait shows how long, disables the button meanwhile, and keeps the input', async () => {
    const user = userEvent.setup()
    const { calls, shown } = await aLogin('/login', { code: 429, msg: '请求过于频繁', data: { retry_after: 75 } })
    await user.type(screen.getByLabelText('用户名 / 手机号码'), '13800000001')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    const button = await screen.findByRole('button', { name: '1:15 后可重试' })
    expect(button).toHaveProperty('disabled', true)
    expect(screen.getByRole('alert').textContent).toContain('尝试次数过多')
    await user.type(screen.getByLabelText('密码'), '{Enter}')
    expect(calls('POST', '/api/login')).toHaveLength(1)
    expect(shown).toEqual([])
    expect(screen.getByLabelText('密码')).toHaveProperty('value', 'secret')
  })

  it('rejects a sub-account and removes its token (spec §5)', async () => {
    const user = userEvent.setup()
    const { shown } = await aLogin('/login', entered, ok(aPerson({ belong_id: 5 })))
    await user.click(screen.getByRole('button', { name: '使用此账号' }))
    await screen.findByRole('button', { name: '登录' })
    expect(shown).toEqual(['error.sub_not_allow_buy'])
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('on a cut connection shows an error and keeps the input', async () => {
    const user = userEvent.setup()
    await aLogin('/login', 'offline')
    await user.type(screen.getByLabelText('用户名 / 手机号码'), '13800000001')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(screen.getByLabelText('用户名 / 手机号码')).toHaveProperty('value', '13800000001')
    expect(screen.getByLabelText('密码')).toHaveProperty('value', 'secret')
    expect(screen.getByRole('button', { name: '登录' })).toHaveProperty('disabled', false)
  })

  it('sends one request, even with repeated clicks', async () => {
    const user = userEvent.setup()
    const held = Promise.withResolvers<Reply>()
    const { calls } = await aLogin('/login', held.promise)
    await user.type(screen.getByLabelText('用户名 / 手机号码'), '13800000001')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}{Enter}')
    held.resolve(entered)
    await where()
    expect(calls('POST', '/api/login')).toHaveLength(1)
  })

  it('shows an error of a field at that field', async () => {
    const user = userEvent.setup()
    await aLogin('/login', { code: 422, msg: '有些字段不对', data: { fields: { username: '太长了。' } } })
    await user.type(screen.getByLabelText('用户名 / 手机号码'), 'x')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    expect(await screen.findByText('太长了。')).toBeTruthy()
    expect(screen.getByLabelText('用户名 / 手机号码').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('密码').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('is in English for English readers', async () => {
    const user = userEvent.setup()
    await aLogin('/login', entered, undefined, { locale: 'en' })
    expect(screen.getByRole('heading', { level: 1, name: 'Log in to Shiji' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getAllByText('Cannot be empty.')).toHaveLength(2)
    expect(screen.getByText('Buyer')).toBeTruthy()
  })
})

const aRegistration = (register: (arrived: Arrived) => Reply | Promise<Reply>, options: Partial<ShopOptions> = {}) =>
  aShop({
    ...options,
    page: <RegisterPage />,
    path: '/register',
    loggedIn: false,
    server: arrived => {
      if (arrived.path === '/api/sms') return ok({ wait_seconds: 60, demo_code: '135790' })
      if (arrived.path === '/api/register') return register(arrived)
      if (arrived.path === '/api/recommend?place=login') return ok({ goods: [], more: false })
      if (arrived.path === '/api/article/user_agreement') return ok({ content: '<p>第一条</p>', content_en: '' })
      return arrived.path === '/api/auth/info' ? ok(aPerson()) : undefined
    },
  })

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/^手机号/), '13900000000')
  await user.type(screen.getByRole('textbox', { name: /^验证码/ }), '135790')
  await user.type(screen.getByLabelText(/^设置密码/), 'a-good-passphrase')
  await user.type(screen.getByLabelText(/^再次输入密码/), 'a-good-passphrase')
  await user.click(screen.getByRole('checkbox'))
}

describe('registering', () => {
  it('fills in the code of a demo, counts down, and logs the new buyer in', async () => {
    const user = userEvent.setup()
    const { calls } = await aRegistration(() => ok({ access_token: 'new' }))
    await user.type(screen.getByLabelText(/^手机号/), '13900000000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('button', { name: /60/ })).toHaveProperty('disabled', true)
    expect(screen.getByRole('textbox', { name: /^验证码/ })).toHaveProperty('value', '135790')
    await user.type(screen.getByLabelText(/^设置密码/), 'a-good-passphrase')
    await user.type(screen.getByLabelText(/^再次输入密码/), 'a-good-passphrase')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(await where()).toBe('/')
    expect(localStorage.getItem('token')).toBe('new')
    expect(calls('POST', '/sms')[0]?.body.get('name')).toBe('register')
  })

  it('requests no code before there is a phone to send it to', async () => {
    const user = userEvent.setup()
    const { calls } = await aRegistration(() => ok({ access_token: 'new' }))
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('手机号码为空。')).toBeTruthy()
    expect(calls('POST', '/sms')).toHaveLength(0)
  })

  it('requires the agreement and equal passwords, with the texts of §5', async () => {
    const user = userEvent.setup()
    const { calls } = await aRegistration(() => ok({ access_token: 'new' }))
    await user.type(screen.getByLabelText(/^设置密码/), 'a-good-passphrase')
    await user.type(screen.getByLabelText(/^再次输入密码/), 'another')
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(await screen.findByText('两次输入不一致。')).toBeTruthy()
    expect(screen.getByText('请先阅读相应协议。')).toBeTruthy()
    expect(calls('POST', '/register')).toHaveLength(0)
  })

  it('shows the agreement over the form, which keeps the input', async () => {
    const user = userEvent.setup()
    await aRegistration(() => ok({ access_token: 'new' }))
    await user.type(screen.getByLabelText(/^手机号/), '13900000000')
    const link = screen.getByRole('link', { name: /用户协议/ })
    expect(link.getAttribute('href')).toBe('/user/article/user_agreement')
    await user.click(link)
    const dialog = within(await screen.findByRole('dialog', { name: /用户协议/ }))
    expect(await dialog.findByText('第一条')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText(/^手机号/)).toHaveProperty('value', '13900000000')
  })

  it('shows a refused code at the code', async () => {
    const user = userEvent.setup()
    const refusal = { code: 422, msg: '有些字段不对', data: { fields: { code: '验证码错误或已过期。' } } }
    await aRegistration(() => refusal)
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(await screen.findByText('验证码错误或已过期。')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /^验证码/ }).getAttribute('aria-invalid')).toBe('true')
  })

  it('focuses the checkbox of the agreement when only it is missing', async () => {
    const user = userEvent.setup()
    await aRegistration(() => ok({ access_token: 'new' }))
    await fillIn(user)
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(await screen.findByText('请先阅读相应协议。')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  })

  it('shows every refused field at its own field', async () => {
    const user = userEvent.setup()
    const fields = { username: '这个号码已注册。', password: '密码太常见。' }
    await aRegistration(() => ({ code: 422, msg: '有些字段不对', data: { fields } }))
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(await screen.findByText('这个号码已注册。')).toBeTruthy()
    expect(screen.getByText('密码太常见。')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^手机号/)))
    expect(screen.getByText('这个号码已注册。')).toBeTruthy()
  })

  it('sends once, and keeps the input on a cut connection', async () => {
    const user = userEvent.setup()
    const held = Promise.withResolvers<Reply>()
    const { calls } = await aRegistration(() => held.promise)
    await fillIn(user)
    await user.dblClick(screen.getByRole('button', { name: '注册' }))
    held.resolve('offline')
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(calls('POST', '/register')).toHaveLength(1)
    expect(screen.getByLabelText(/^手机号/)).toHaveProperty('value', '13900000000')
    expect(screen.getByLabelText(/^设置密码/)).toHaveProperty('value', 'a-good-passphrase')
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  })

  it('counts down after a refusal because of too many requests', async () => {
    const user = userEvent.setup()
    await aShop({
      page: <RegisterPage />,
      path: '/register',
      loggedIn: false,
      server: ({ path }) =>
        path === '/api/sms' ? { code: 400, msg: '请勿频繁发送。', data: { wait_seconds: 41 } } : undefined,
    })
    await user.type(screen.getByLabelText(/^手机号/), '13900000000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('button', { name: '41 秒后重新发送' })).toHaveProperty('disabled', true)
  })

  it('is in English for English readers, with the texts of §5', async () => {
    const user = userEvent.setup()
    await aRegistration(() => ok({ access_token: 'new' }), { locale: 'en' })
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect(await screen.findByText('Please read the corresponding agreement first.')).toBeTruthy()
    expect(screen.getByText('The phone number is empty.')).toBeTruthy()
  })
})

describe('a forgotten password', () => {
  it('is replaced by a code to the phone, and the person is logged in', async () => {
    const user = userEvent.setup()
    const { calls } = await aShop({
      page: <ForgetPasswordPage />,
      path: '/forget_password?from=%2Fcarts',
      loggedIn: false,
      server: ({ path }) => {
        if (path === '/api/sms') return ok({ wait_seconds: 60, demo_code: '135790' })
        if (path === '/api/forget_password') return ok({ access_token: 'new' })
        return path === '/api/auth/info' ? ok(aPerson()) : undefined
      },
    })
    await user.type(screen.getByLabelText(/^手机号/), '13900000000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^验证码/ })).toHaveProperty('value', '135790'))
    await user.type(screen.getByLabelText(/^新密码/), 'a-good-passphrase')
    await user.type(screen.getByLabelText(/^再次输入密码/), 'a-good-passphrase')
    await user.click(screen.getByRole('button', { name: '重置密码' }))
    expect(await where()).toBe('/carts')
    expect(calls('POST', '/sms')[0]?.body.get('name')).toBe('forget_password')
    expect(localStorage.getItem('token')).toBe('new')
  })
})
