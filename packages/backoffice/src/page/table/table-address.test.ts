import { describe, expect, it } from 'vitest'
import { namesOf, readAddress, toListQuery, writeAddress } from './table-address.ts'

const names = { sortable: ['name', 'is_sort'], searchable: ['name', 'code'] }
const read = (text: string) => readAddress(new URLSearchParams(text), names)

describe('a table in its address', () => {
  it('shows the same when it is opened again', () => {
    const query = {
      page: 3,
      perPage: 100,
      sort: [
        { column: 'is_sort', direction: 'asc' },
        { column: 'name', direction: 'desc' },
      ],
      search: { name: '顺丰|like' },
    } as const
    expect(read(writeAddress(query).toString())).toEqual(query)
  })

  it('names the open view, and always the page beside it: a view alone shows its own state', () => {
    expect(writeAddress(read(''), '7').toString()).toBe('view=7&page=1')
    expect(read(writeAddress({ ...read('page=2&code=SF'), perPage: 100 }, '7').toString())).toMatchObject({
      page: 2,
      perPage: 100,
      search: { code: 'SF' },
    })
  })

  it('may contain only names that the page sorts and searches by', () => {
    const columns = [{ id: 'name', sortable: true }, { id: 'phone' }]
    expect(namesOf({ columns, search: [{ name: 'code' }] })).toEqual({ sortable: ['name'], searchable: ['code'] })
  })

  it('is empty for the first page of everything', () => {
    expect(writeAddress(read('')).toString()).toBe('')
  })

  it.each([
    ['page=0&per_page=31', { page: 1, perPage: 30 }],
    ['page=1e9x&per_page=4000', { page: 1, perPage: 30 }],
    ['sort=secret|asc,name|up,is_sort|desc', { sort: [{ column: 'is_sort', direction: 'desc' }] }],
    ['password=1|like&name=', { search: {} }],
  ])('leaves out what the page does not have: %s', (text, part) => {
    expect(read(text)).toMatchObject(part)
  })
})

describe('toListQuery (spec §7)', () => {
  it("asks with per_page, page, sort 'prop|order', search fields and params", () => {
    const query = read('page=2&sort=name|asc,is_sort|desc&code=SF|likeRight')
    expect(toListQuery(query, { status: 'open' })).toEqual({
      per_page: 30,
      page: 2,
      sort: 'name|asc,is_sort|desc',
      code: 'SF|likeRight',
      status: 'open',
    })
  })

  it('keeps what the page fixes, whatever is searched', () => {
    expect(toListQuery({ ...read(''), search: { status: 'closed' } }, { status: 'open' })).toMatchObject({
      status: 'open',
    })
  })
})
