import { describe, expect, it } from 'vitest'
import { idsQuery, lazyLevelUrl, readDictionary } from './read-dictionary.ts'

describe('dictionaries (§3, §7)', () => {
  it('are label/value pairs, nestable to three levels under children', () => {
    const answer = [
      {
        label: '家居',
        value: 1,
        children: [
          { label: '灯', value: 11, children: [{ label: '台灯', value: 111, children: [{ label: 'x', value: 1 }] }] },
        ],
      },
    ]
    expect(readDictionary(answer)).toEqual([
      { label: '家居', value: 1, children: [{ label: '灯', value: 11, children: [{ label: '台灯', value: 111 }] }] },
    ])
  })

  it('come as a list or as the data of a page', () => {
    expect(readDictionary({ data: [{ label: '顺丰', value: 'SF' }], total: 1 })).toEqual([
      { label: '顺丰', value: 'SF' },
    ])
  })

  it('take rows with name and code or id, and know a leaf by has_children or leaf', () => {
    expect(
      readDictionary([
        { name: '浙江省', code: 330000, id: 7, has_children: true },
        { name: '东莞市', id: 441900, has_children: 0 },
        { label: '中山市', value: 442000, leaf: true },
      ]),
    ).toEqual([
      { label: '浙江省', value: 330000 },
      { label: '东莞市', value: 441900, leaf: true },
      { label: '中山市', value: 442000, leaf: true },
    ])
  })

  it.each([undefined, null, '<html>', {}, [null, 3, { label: '' }, { label: 'x' }]])('are empty for %o', answer => {
    expect(readDictionary(answer)).toEqual([])
  })

  it("with selectDictByColumId are asked for by id='ids|in'", () => {
    expect(idsQuery(['3', '5'])).toEqual({ id: '3,5|in' })
  })

  it('of lazy cascaders are asked for by pid, 0 for the root', () => {
    expect(lazyLevelUrl('/areas?isChildren=true', undefined)).toBe('/areas?isChildren=true&pid=0')
    expect(lazyLevelUrl('/areas?isChildren=true', { label: '浙江', value: 330000 })).toBe(
      '/areas?isChildren=true&pid=330000',
    )
    expect(lazyLevelUrl('/areas', undefined)).toBe('/areas?pid=0')
  })
})
