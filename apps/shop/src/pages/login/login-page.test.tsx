import type { UserInfo } from '@shiji/contract/identity/identity.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Arrived, aShop, ok, type Reply } from '../../testing/a-shop.tsx'
import { Component as LoginPage } from './login-page.tsx'
import { Component as RegisterPage } from './register-page.tsx'

const person = (part: Partial<UserInfo> = {}): UserInfo => ({
  id: 1,
  username: '13800000001',
  nickname: '小林',
  avatar: '',
  belong_id: 0,
  defaultUrl: '',
  sex: 0,
  phone: '138****0001',
  has_pay_password: false,
  money: 0,
  frozen_money: 0,
  integral: 0,
  store_id: null,
  store_name: '',
  is_super: false,
  permissions: [],
  ...part,
})
const entered = ok({ access_token: 'fresh', token_type: 'Bearer', expires_in: 1, defaultUrl: '' })

const aLogin = (path: string, login: Reply, info: Reply = ok(person())) =>
  aShop({
    page: <LoginPage />,
    path,
    loggedIn: false,
    config: {
      demo: true,
      demoAccounts: [{ username: '13800000001', password: 'demo-1', name: '买家', name_en: 'Buyer' }],
    },
    server: ({ path: asked }) =>
      asked === '/api/login'
        ? login
        : asked === '/api/auth/info'
          ? info
          : asked === '/api/logout'
            ? ok(null)
            : asked === '/api/home'
              ? ok({ hot: [] })
              : undefined,
  })
const where = async () => (await screen.findByLabelText('where')).textContent

describe('logging in', () => {
  it('leads back to where one wanted to go', async () => {
    const user = userEvent.setup()
    await aLogin('/login?from=%2Fuser%2Forders%3Fstatus%3Dcompletion', entered)
    await user.type(screen.getByLabelText('用户名 / 手机号码'), ' 13800000001 ')
    await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
    expect(await where()).toBe('/user/orders?status=completion')
    expect(localStorage.getItem('token')).toBe('fresh')
  })

  it('sends a demo account exactly as a form would', async () => {
    const user = userEvent.setup()
    const { calls } = await aLogin('/login', entered, ok(person({ defaultUrl: '/user' })))
    await user.click(screen.getByRole('button', { name: '使用此账号' }))
    expect(await where()).toBe('/user')
    expect(Object.fromEntries(calls('POST', '/login')[0]?.body ?? [])).toEqual({
      username: '13800000001',
      password: 'demo-1',
      provider: 'users',
    })
  })

  it('names empty fields and asks the server nothing', async () => {
    const user = userEvent.setup()
    const { calls } = await aLogin('/login', entered)
    await user.click(screen.getByRole('button', { name: '登录' }))
    expect(screen.getAllByText('不能为空。')).toHaveLength(2)
    expect(calls('POST', '/login')).toHaveLength(0)
  })

  it('keeps what was typed when the password is wrong', async () => {
    const user = userEvent.setup()
    const { shown } = await aLogin('/login', { code: 400, msg: '账号或密码错误。' })
    await user.type(screen.getByLabelText('用户名 / 手机号码'), '13800000001')
    await user.type(screen.getByLabelText('密码'), 'wrong{Enter}')
    expect(shown).toEqual(['账号或密码错误。'])
    expect(screen.getByLabelText('用户名 / 手机号码')).toHaveProperty('value', '13800000001')
  })

  it('rejects a sub-account and removes its token (spec §5)', async () => {
    const user = userEvent.setup()
    const { shown } = await aLogin('/login', entered, ok(person({ belong_id: 5 })))
    await user.click(screen.getByRole('button', { name: '使用此账号' }))
    await screen.findByRole('button', { name: '登录' })
    expect(shown).toEqual(['error.sub_not_allow_buy'])
    expect(localStorage.getItem('token')).toBeNull()
  })
})

const aRegistration = (register: (arrived: Arrived) => Reply) =>
  aShop({
    page: <RegisterPage />,
    path: '/register',
    loggedIn: false,
    server: arrived => {
      if (arrived.path === '/api/sms') return ok({ wait_seconds: 60, demo_code: '135790' })
      if (arrived.path === '/api/register') return register(arrived)
      if (arrived.path === '/api/home') return ok({ hot: [] })
      return arrived.path === '/api/auth/info' ? ok(person()) : undefined
    },
  })

describe('registering', () => {
  it('fills in the code of a demo, counts down, and logs the new buyer in', async () => {
    const user = userEvent.setup()
    const { calls } = await aRegistration(() => ok({ access_token: 'new' }))
    await user.type(screen.getByLabelText(/^手机号/), '13900000000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('button', { name: /60/ })).toHaveProperty('disabled', true)
    expect(screen.getByLabelText(/^验证码/)).toHaveProperty('value', '135790')
    await user.type(screen.getByLabelText(/^设置密码/), 'a-good-passphrase')
    await user.type(screen.getByLabelText(/^再次输入密码/), 'a-good-passphrase')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(await where()).toBe('/')
    expect(localStorage.getItem('token')).toBe('new')
    expect(calls('POST', '/sms')[0]?.body.get('name')).toBe('register')
  })

  it('asks for no code before there is a phone to send it to', async () => {
    const user = userEvent.setup()
    const { calls } = await aRegistration(() => ok({ access_token: 'new' }))
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('手机号码为空。')).toBeTruthy()
    expect(calls('POST', '/sms')).toHaveLength(0)
  })

  it('wants the agreement and equal passwords, in the words of §5', async () => {
    const user = userEvent.setup()
    const { calls } = await aRegistration(() => ok({ access_token: 'new' }))
    await user.type(screen.getByLabelText(/^设置密码/), 'a-good-passphrase')
    await user.type(screen.getByLabelText(/^再次输入密码/), 'another')
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(await screen.findByText('两次输入不一致。')).toBeTruthy()
    expect(screen.getByText('请先阅读相应协议。')).toBeTruthy()
    expect(calls('POST', '/register')).toHaveLength(0)
  })

  it('shows a refused code at the code', async () => {
    const user = userEvent.setup()
    const refusal = { code: 422, msg: '有些字段不对', data: { fields: { code: '验证码错误或已过期。' } } }
    await aRegistration(() => refusal)
    await user.type(screen.getByLabelText(/^手机号/), '13900000000')
    await user.type(screen.getByLabelText(/^验证码/), '000000')
    await user.type(screen.getByLabelText(/^设置密码/), 'a-good-passphrase')
    await user.type(screen.getByLabelText(/^再次输入密码/), 'a-good-passphrase')
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: '注册' }))
    expect(await screen.findByText('验证码错误或已过期。')).toBeTruthy()
    expect(screen.getByLabelText(/^验证码/).getAttribute('aria-invalid')).toBe('true')
  })
})
