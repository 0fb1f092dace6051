import type { GoodsSearchData } from '@shiji/contract/catalog/search.ts'
import type { Synonym } from '@shiji/contract/catalog/synonyms.ts'
import type { Page } from '@shiji/contract/envelope.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAdmin } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { aClass, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'

let server: TestApp
let token: string
let cooker: number
beforeAll(async () => {
  server = await createTestApp()
  const { ctx } = server
  const { id: storeId } = await aStore(ctx)
  const cookers = await aClass(ctx, ['家电', '厨电', '电饭煲'])
  const mugs = await aClass(ctx, ['家居', '餐厨', '马克杯'])
  cooker = (await goodsOf(ctx, storeId, { path: cookers, name: '小满 球釜电饭煲 4L' })).id
  await goodsOf(ctx, storeId, { path: mugs, name: '景窑 马克杯' })
  token = (await anAdmin(server)).token
})
afterAll(() => server.close())

const save = (body: object, id?: number) =>
  server.call<{ id: number }>(id === undefined ? 'POST' : 'PUT', `/Admin/search_synonyms${id ? `/${id}` : ''}`, {
    token,
    body,
  })
const found = async (keywords: string) => {
  const params = Buffer.from(JSON.stringify({ keywords: encodeURIComponent(keywords) })).toString('base64')
  const { data } = await server.call<GoodsSearchData>('GET', `/goods_search/${encodeURIComponent(params)}`)
  return data.data.map(card => card.id)
}

describe('synonyms', () => {
  it('find goods at once, in both directions or in one, and no longer when switched off', async () => {
    expect(await found('煮饭机')).toEqual([])
    const { data } = await save({ word: '煮饭机', means: '电饭煲，Rice  Cooker' })
    expect(await found('煮饭机')).toEqual([cooker])
    expect(await found('rice cookers')).toEqual([cooker])
    await save({ word: '煮饭机', means: '电饭煲', two_way: true, enabled: false }, data.id)
    expect(await found('煮饭机')).toEqual([])
    await save({ word: '杯子', means: '马克杯', two_way: false })
    expect(await found('杯子')).toHaveLength(1)
    expect((await found('马克杯')).length).toBe(1)
  })

  it('may mean a class, by its name in either language', async () => {
    expect(await found('煮饭神器')).toEqual([])
    const { data } = await save({ word: '煮饭神器', class_name: '电饭煲' })
    expect(await found('煮饭神器')).toEqual([cooker])
    const list = await server.call<Page<Synonym>>('GET', '/Admin/search_synonyms?word=煮饭神器', { token })
    expect(list.data.data).toMatchObject([{ id: data.id, word: '煮饭神器', means: '', class_name: '电饭煲' }])
  })

  it('are stored as searches compare them, each word once', async () => {
    const { data } = await save({ word: 'ＴＶ', means: '电视、 Television;电视, tv' })
    const shown = await server.call<Synonym>('GET', `/Admin/search_synonyms/${data.id}`, { token })
    expect(shown.data).toMatchObject({ word: 'tv', means: '电视, television', two_way: true, enabled: true })
    expect(await save({ word: 'tv', means: 'x' })).toMatchObject({
      code: 422,
      data: { fields: { word: expect.any(String) } },
    })
  })

  it.each([
    ['a list as a word', { word: '甲, 乙', means: '丙' }, 'word'],
    ['no meaning', { word: '甲', means: ' , ' }, 'means'],
    ['an unknown class', { word: '甲', class_name: '没有的分类' }, 'class_name'],
  ])('refuse %s at its field', async (_, body, field) => {
    const answer = await save(body)
    expect(answer.code).toBe(422)
    expect(JSON.stringify(answer.data)).toContain(`"${field}"`)
  })
})
