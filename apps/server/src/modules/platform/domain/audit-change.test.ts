import { describe, expect, it } from 'vitest'
import { changesOf } from './audit-change.ts'

const sku = { id: 1, name: '米白 / 140 cm', nameEn: 'Cream / 140 cm', price: 99_900, code: 'A' }

describe('changes of an audited action', () => {
  it('are the fields that got another value, in the names of the wire', () => {
    expect(changesOf({ nameZh: '旧', isSort: 1, thumb: '' }, { nameZh: '新', isSort: 1, thumb: null })).toEqual([
      { field: 'name', kind: 'changed', before: '旧', after: '新' },
    ])
  })

  it('leave out what an update did not send', () => {
    expect(changesOf({ nameZh: '旧', isSort: 1 }, { isSort: 2 })).toEqual([
      { field: 'is_sort', kind: 'changed', before: 1, after: 2 },
    ])
  })

  it('of a list of parts name the part: added, removed, or with another value', () => {
    const second = { ...sku, id: 2, name: '黑', nameEn: 'Black' }
    const third = { ...sku, id: 3, name: '灰', nameEn: 'Grey' }
    expect(changesOf({ skus: [sku, second] }, { skus: [{ ...sku, price: 109_900 }, third] })).toEqual([
      {
        field: 'price',
        kind: 'changed',
        of: { name: '米白 / 140 cm', name_en: 'Cream / 140 cm' },
        before: 99_900,
        after: 109_900,
      },
      { field: 'skus', kind: 'added', of: { name: '灰', name_en: 'Grey' }, before: null, after: null },
      { field: 'skus', kind: 'removed', of: { name: '黑', name_en: 'Black' }, before: null, after: null },
    ])
  })

  it('of a new record are what it has, of a deleted one what it had', () => {
    expect(changesOf(null, { id: 5, word: '沙发', means: '' })).toEqual([
      { field: 'word', kind: 'changed', before: null, after: '沙发' },
    ])
    expect(changesOf({ id: 5, word: '沙发', search: 'x' }, null)).toEqual([
      { field: 'word', kind: 'changed', before: '沙发', after: null },
    ])
  })

  it('say only that there was a password', () => {
    expect(changesOf({ passwordHash: '[hidden]' }, { passwordHash: '[hidden]' })).toEqual([
      { field: 'password', kind: 'changed', before: '[hidden]', after: '[hidden]' },
    ])
  })

  it('of a long text show its beginning', () => {
    const [change] = changesOf({ content: '' }, { content: 'x'.repeat(1_000) })
    expect(String(change?.after)).toHaveLength(201)
  })
})
