import { describe, expect, it } from 'vitest'
import { type Candidate, pickVaried } from './pick.ts'

const goods = (id: number, part: Partial<Candidate> = {}): Candidate => ({
  id,
  name:
    [...'天地玄黄宇宙洪荒日月盈昃辰宿列张'].slice(id % 13, (id % 13) + 4).join('') +
    String.fromCodePoint(0x4e00 + id * 7),
  storeId: id,
  classId: id,
  ...part,
})
const many = (count: number, part: (id: number) => Partial<Candidate> = () => ({})) =>
  Array.from({ length: count }, (_, index) => goods(index + 1, part(index + 1)))
const ids = (chosen: readonly Candidate[]) => chosen.map(({ id }) => id)

describe('goods side by side', () => {
  it('is the best of the list, in its order', () => {
    expect(ids(pickVaried(many(12), 5))).toEqual([1, 2, 3, 4, 5])
  })

  it('is not ten of one store while there are others', () => {
    const chosen = pickVaried(
      many(40, id => ({ storeId: id <= 20 ? 1 : id })),
      10,
    )
    expect(chosen.filter(one => one.storeId === 1)).toHaveLength(2)
    expect(chosen).toHaveLength(10)
  })

  it('is not all of one class while there are others', () => {
    const chosen = pickVaried(
      many(40, id => ({ classId: id <= 20 ? 1 : id })),
      12,
    )
    expect(chosen.filter(one => one.classId === 1)).toHaveLength(4)
  })

  it('still fills the places of a shop with one store', () => {
    expect(
      pickVaried(
        many(20, () => ({ storeId: 1 })),
        10,
      ),
    ).toHaveLength(10)
  })

  it('never shows almost the same name twice, though another store sells it', () => {
    const same = [
      goods(1, { name: '栖木 带盖收纳箱 20L' }),
      goods(2, { name: '栖木 带盖收纳箱 30L' }),
      goods(3, { name: '半亩 带盖收纳箱 20L' }),
      goods(4, { name: '栖木 铁艺置物架' }),
    ]
    expect(ids(pickVaried(same, 4))).toEqual([1, 4])
  })
})
