import type { Address } from '@shiji/contract/identity/identity.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, aBuyer } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { areas } from '../../platform/index.ts'

let server: TestApp
let buyer: Account
beforeAll(async () => {
  server = await createTestApp()
  await server.ctx.db.insert(areas).values([
    { id: 110000, pid: 0, level: 1, nameZh: '北京市', nameEn: 'Beijing' },
    { id: 110100, pid: 110000, level: 2, nameZh: '北京市', nameEn: 'Beijing' },
    { id: 110101, pid: 110100, level: 3, nameZh: '东城区', nameEn: 'Dongcheng District' },
    { id: 130000, pid: 0, level: 1, nameZh: '河北省', nameEn: 'Hebei' },
    { id: 130100, pid: 130000, level: 2, nameZh: '石家庄市', nameEn: 'Shijiazhuang' },
  ])
})
afterAll(() => server.close())
beforeEach(async () => {
  buyer = await aBuyer(server)
})

const home = {
  receive_name: '林小雨',
  receive_tel: '13800000000',
  province_id: 110000,
  city_id: 110100,
  region_id: 110101,
  address: '灯市口大街 1 号',
}
const path = '/user/addresses'
const add = (body: Record<string, unknown> = home, who = buyer) =>
  server.call<{ id: number }>('POST', path, { token: who.token, body })
const list = async (who = buyer) => (await server.call<Address[]>('GET', path, { token: who.token })).data

describe('a buyer’s addresses', () => {
  it('the first one is the default; names of the divisions are beside their codes', async () => {
    const { data } = await add()
    expect(await list()).toEqual([{ id: data.id, ...home, area_info: '北京市 北京市 东城区', is_default: true }])
  })

  it('exactly one is the default, whichever becomes it and however many change at once', async () => {
    const ids = [(await add()).data.id, (await add()).data.id, (await add({ ...home, is_default: true })).data.id]
    const defaults = async () => (await list()).filter(address => address.is_default).map(address => address.id)
    expect(await defaults()).toEqual([ids[2]])
    const answers = await Promise.all(
      ids.flatMap(id => [1, 2, 3].map(() => server.call('PUT', `${path}/default/${id}`, { token: buyer.token }))),
    )
    expect(answers.map(answer => answer.code)).toEqual(answers.map(() => 200))
    expect(await defaults()).toHaveLength(1)
    await server.call('PUT', `${path}/default/${ids[0]}`, { token: buyer.token })
    expect(await defaults()).toEqual([ids[0]])
    expect((await list())[0]?.id).toBe(ids[0])
  })

  it('when the default is deleted, the newest of the rest becomes the default', async () => {
    const [first, second, third] = [await add(), await add(), await add()].map(answer => answer.data.id)
    await server.call('DELETE', `${path}/${first},${third}`, { token: buyer.token })
    expect((await list()).map(address => [address.id, address.is_default])).toEqual([[second, true]])
  })

  it('a change keeps the default and can move it', async () => {
    const [first, second] = [(await add()).data.id, (await add()).data.id]
    await server.call('PUT', `${path}/${first}`, { token: buyer.token, body: { ...home, address: '新街口 2 号' } })
    expect((await list())[0]).toMatchObject({ id: first, address: '新街口 2 号', is_default: true })
    await server.call('PUT', `${path}/${second}`, { token: buyer.token, body: { ...home, is_default: true } })
    expect((await list())[0]?.id).toBe(second)
  })

  it.each([
    ['an invalid phone', { receive_tel: '12345' }, 'receive_tel'],
    ['no name', { receive_name: ' ' }, 'receive_name'],
    ['a province that is a city', { province_id: 110100 }, 'province_id'],
    ['a city of another province', { city_id: 130100 }, 'city_id'],
    ['a county that does not exist', { region_id: 110199 }, 'region_id'],
    ['an unknown field', { user_id: 1 }, 'user_id'],
  ])('refuses %s on its field', async (_name, wrong, field) => {
    const answer = await add({ ...home, ...wrong })
    expect(answer.code).toBe(422)
    expect(answer.data).toEqual({ fields: { [field]: expect.any(String) } })
    expect(await list()).toEqual([])
  })

  it('are limited to twenty', async () => {
    for (let count = 0; count < 20; count += 1) await add()
    expect(await add()).toMatchObject({ code: 400, msg: 'You can save up to 20 addresses. Please delete one first.' })
    expect(await list()).toHaveLength(20)
  })

  it('is added once when the answer to the first try was lost, and not at all under the key of another one', async () => {
    const once = (body: object) => server.call('POST', path, { token: buyer.token, body, key: 'address-1' })
    const first = await once(home)
    expect(await once(home)).toMatchObject({ code: 200, data: first.data })
    expect((await once({ ...home, address: '新街口 2 号' })).code).toBe(409)
    expect(await list()).toHaveLength(1)
  })

  it('those of other buyers answer like missing ones, and stay as they are', async () => {
    const other = await aBuyer(server)
    const foreign = (await add(home, other)).data.id
    const own = (await add()).data.id
    const calls = (id: number | string) =>
      Promise.all([
        server.call('GET', `${path}/${id}`, { token: buyer.token }),
        server.call('PUT', `${path}/${id}`, { token: buyer.token, body: home }),
        server.call('PUT', `${path}/default/${id}`, { token: buyer.token }),
        server.call('DELETE', `${path}/${id}`, { token: buyer.token }),
      ])
    const plain = async (id: number | string) => (await calls(id)).map(({ headers: _, ...rest }) => rest)
    const [foreignAnswers, missing] = [await plain(foreign), await plain(1)]
    expect(foreignAnswers).toEqual(missing)
    expect(missing.map(answer => answer.code)).toEqual([404, 404, 404, 404])
    expect((await server.call('DELETE', `${path}/${own},${foreign}`, { token: buyer.token })).code).toBe(404)
    expect(await list()).toHaveLength(1)
    expect(await list(other)).toHaveLength(1)
  })
})
