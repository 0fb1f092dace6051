import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aPerson } from '../../../testing/a-person.ts'
import { aShop, ok, type Reply, type ShopOptions } from '../../../testing/a-shop.tsx'
import { Component as InfoPage } from './info-page.tsx'

const aProfile = (save: Reply | Promise<Reply>, options: Partial<ShopOptions> = {}) =>
  aShop({
    page: <InfoPage />,
    path: '/user/info',
    server: ({ path }) =>
      path === '/api/auth/info'
        ? ok(aPerson())
        : path === '/api/auth/edit'
          ? save
          : path === '/api/uploads'
            ? { code: 400, msg: '只支持图片' }
            : undefined,
    ...options,
  })
const nickname = () => screen.findByLabelText(/^昵称/)
const save = () => screen.getByRole('button', { name: '保存' })

describe('the profile', () => {
  it('sends nickname, avatar and sex, and confirms that they are saved', async () => {
    const user = userEvent.setup()
    const { calls } = await aProfile(ok(null))
    await user.clear(await nickname())
    await user.type(await nickname(), ' 小林二号 ')
    await user.click(screen.getByRole('radio', { name: '女' }))
    await user.click(save())
    expect(await screen.findByText('资料已保存')).toBeTruthy()
    expect(Object.fromEntries(calls('POST', '/auth/edit')[0]?.body ?? [])).toMatchObject({
      provider: 'users',
      nickname: '小林二号',
      sex: '2',
    })
  })

  it('requires a nickname, with the text of §5, and sends nothing without one', async () => {
    const user = userEvent.setup()
    const { calls } = await aProfile(ok(null))
    await user.clear(await nickname())
    await user.click(save())
    expect(screen.getByText('不能为空。')).toBeTruthy()
    expect(document.activeElement).toBe(await nickname())
    expect(calls('POST', '/auth/edit')).toHaveLength(0)
  })

  it('shows refusals of the server at their field and keeps the input', async () => {
    const user = userEvent.setup()
    await aProfile({ code: 422, msg: '有些字段不对', data: { fields: { nickname: '这个昵称不行。' } } })
    await user.type(await nickname(), '官方')
    await user.click(save())
    expect(await screen.findByText('这个昵称不行。')).toBeTruthy()
    expect(await nickname()).toHaveProperty('value', '小林官方')
  })

  it('sends once, and keeps the input on a cut connection', async () => {
    const user = userEvent.setup()
    const held = Promise.withResolvers<Reply>()
    const { calls } = await aProfile(held.promise)
    await user.type(await nickname(), '二号')
    await user.dblClick(save())
    held.resolve('offline')
    expect(await screen.findByText(/网络没有响应/)).toBeTruthy()
    expect(calls('POST', '/auth/edit')).toHaveLength(1)
    expect(await nickname()).toHaveProperty('value', '小林二号')
  })

  it('refuses a file that is not a picture before it is sent', async () => {
    const user = userEvent.setup({ applyAccept: false })
    const { calls } = await aProfile(ok(null))
    await nickname()
    await user.upload(screen.getByLabelText('更换头像'), new File(['x'], 'a.txt', { type: 'text/plain' }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(calls('POST', '/uploads')).toHaveLength(0)
  })
})
