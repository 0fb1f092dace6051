import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPerson } from '../../../testing/a-person.ts'
import { aShop, ok, type Reply } from '../../../testing/a-shop.tsx'
import { Component as PasswordPage } from './password-page.tsx'
import { Component as PayPasswordPage } from './pay-password-page.tsx'

const where = async () => (await screen.findByLabelText('where')).textContent
type User = ReturnType<typeof userEvent.setup>

describe('a new login password', () => {
  const aForm = (save: Reply | Promise<Reply>) =>
    aShop({
      page: <PasswordPage />,
      path: '/user/safe/password',
      server: ({ path }) => (path === '/api/auth/info' ? ok(aPerson()) : path === '/api/auth/edit' ? save : undefined),
    })
  const fillIn = async (user: User, again = 'a-new-passphrase') => {
    await user.type(screen.getByLabelText(/^当前密码/), 'old-secret')
    await user.type(screen.getByLabelText(/^新密码/), 'a-new-passphrase')
    await user.type(screen.getByLabelText(/^再次输入密码/), again)
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', false))
    await user.click(screen.getByRole('button', { name: '保存' }))
  }

  it('is sent with the current one, which confirms the person', async () => {
    const user = userEvent.setup()
    const { calls } = await aForm(ok(null))
    await fillIn(user)
    expect(await where()).toBe('/user/safe')
    expect(Object.fromEntries(calls('POST', '/auth/edit')[0]?.body ?? [])).toMatchObject({
      nickname: '小林',
      password: 'a-new-passphrase',
      current_password: 'old-secret',
    })
  })

  it('has to be typed twice alike', async () => {
    const user = userEvent.setup()
    const { calls } = await aForm(ok(null))
    await fillIn(user, 'another-one')
    expect(await screen.findByText('两次输入不一致。')).toBeTruthy()
    expect(calls('POST', '/auth/edit')).toHaveLength(0)
  })

  it('with a wrong current one shows an error at that field, and keeps the input', async () => {
    const user = userEvent.setup()
    await aForm({ code: 400, msg: '当前密码错误。' })
    await fillIn(user)
    await waitFor(() => expect(screen.getByLabelText(/^当前密码/).getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('当前密码错误。')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^当前密码/)))
    expect(screen.getByLabelText(/^新密码/)).toHaveProperty('value', 'a-new-passphrase')
  })

  it('that the server refuses shows an error at its field', async () => {
    const user = userEvent.setup()
    await aForm({ code: 422, msg: '有些字段不对', data: { fields: { password: '密码太常见。' } } })
    await fillIn(user)
    expect(await screen.findByText('密码太常见。')).toBeTruthy()
    expect(screen.getByLabelText(/^新密码/).getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps the input on a cut connection', async () => {
    const user = userEvent.setup()
    await aForm('offline')
    await fillIn(user)
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(screen.getByLabelText(/^新密码/)).toHaveProperty('value', 'a-new-passphrase')
  })
})

describe('the payment password', () => {
  const aForm = (save: Reply | Promise<Reply>, has_pay_password: boolean, pay_password_lost = false, query = '') =>
    aShop({
      page: <PayPasswordPage />,
      path: `/user/safe/pay_password${query}`,
      server: ({ path }) => {
        if (path === '/api/auth/info') return ok(aPerson({ has_pay_password, pay_password_lost }))
        if (path === '/api/sms') return ok({ wait_seconds: 60, demo_code: '246810' })
        return path === '/api/user/safe/pay_password' ? save : undefined
      },
    })
  const type = async (user: User, label: RegExp, text: string) =>
    user.type(await screen.findByLabelText(label, { selector: 'input:not([type=radio])' }), text)
  const save = (user: User) => user.click(screen.getByRole('button', { name: '保存' }))

  it('is set for the first time with the login password', async () => {
    const user = userEvent.setup()
    const { calls } = await aForm(ok(null), false)
    await type(user, /^登录密码/, 'my-password')
    await type(user, /^新支付密码/, '135246')
    await type(user, /^再输一次支付密码/, '135246')
    await save(user)
    expect(await where()).toBe('/user/safe')
    expect(Object.fromEntries(calls('PUT', 'pay_password')[0]?.body ?? [])).toEqual({
      pay_password: '135246',
      re_pay_password: '135246',
      current_password: 'my-password',
    })
  })

  it('shows each mistake at its field, with the texts of §5', async () => {
    const user = userEvent.setup()
    const { calls } = await aForm(ok(null), false)
    await type(user, /^新支付密码/, '135246')
    await type(user, /^再输一次支付密码/, '135240')
    await save(user)
    expect(screen.getByText('两次输入不一致。')).toBeTruthy()
    expect(screen.getByText('不能为空。')).toBeTruthy()
    expect(calls('PUT', 'pay_password')).toHaveLength(0)
  })

  it('is changed with the old one, and a wrong old one shows an error beside it', async () => {
    const user = userEvent.setup()
    await aForm({ code: 400, msg: '支付密码错误，还可以试 4 次。' }, true)
    await type(user, /^当前支付密码/, '111111')
    await type(user, /^新支付密码/, '135246')
    await type(user, /^再输一次支付密码/, '135246')
    await save(user)
    expect(await screen.findByText('支付密码错误，还可以试 4 次。')).toBeTruthy()
    expect(screen.getByLabelText(/^新支付密码/)).toHaveProperty('value', '135246')
  })

  it('is changed with a code to the phone if the old one is forgotten', async () => {
    const user = userEvent.setup()
    const { calls } = await aForm(ok(null), true)
    await user.click(await screen.findByRole('radio', { name: '短信验证码' }))
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^验证码/ })).toHaveProperty('value', '246810'))
    await type(user, /^新支付密码/, '135246')
    await type(user, /^再输一次支付密码/, '135246')
    await save(user)
    expect(await where()).toBe('/user/safe')
    expect(calls('PUT', 'pay_password')[0]?.body.get('code')).toBe('246810')
  })

  it('whose key is lost is reset by code alone, and returns to the payment', async () => {
    const user = userEvent.setup()
    const { calls } = await aForm(ok(null), true, true, `?from=${encodeURIComponent('/order/pay/x')}`)
    await user.click(await screen.findByRole('button', { name: '获取验证码' }))
    expect(screen.getByText(/支付密码需要重新设置/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^验证码/ })).toHaveProperty('value', '246810'))
    await type(user, /^新支付密码/, '135246')
    await type(user, /^再输一次支付密码/, '135246')
    await save(user)
    expect(await where()).toBe('/order/pay/x')
    expect(calls('PUT', 'pay_password')[0]?.body.get('code')).toBe('246810')
  })

  it('sends once, and keeps the input on a cut connection', async () => {
    const user = userEvent.setup()
    const held = Promise.withResolvers<Reply>()
    const { calls } = await aForm(held.promise, false)
    await type(user, /^登录密码/, 'my-password')
    await type(user, /^新支付密码/, '135246')
    await type(user, /^再输一次支付密码/, '135246')
    await user.dblClick(screen.getByRole('button', { name: '保存' }))
    held.resolve('offline')
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(calls('PUT', 'pay_password')).toHaveLength(1)
    expect(screen.getByLabelText(/^新支付密码/)).toHaveProperty('value', '135246')
  })
})
