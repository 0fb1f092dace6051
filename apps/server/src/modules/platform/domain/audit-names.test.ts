import type { AuditChange } from '@shiji/contract/platform/audit.ts'
import { expect, it } from 'vitest'
import { idsIn } from './audit-names.ts'

const change = (field: string, before: AuditChange['before'], after: AuditChange['after']): AuditChange => ({
  field,
  kind: 'changed',
  before,
  after,
})

it('ids in changes are those of fields that keep ids, before and after, without nobody', () => {
  expect(idsIn('goods', [change('brand_id', 3, 4), change('name', 'a', 'b'), change('class_id', 0, 7)])).toEqual([
    { field: 'brand_id', kind: 'goods_brand', ids: [3, 4] },
    { field: 'class_id', kind: 'goods_class', ids: [7] },
  ])
})

it('the parent of a record in a tree is of its own kind, and of no kind elsewhere', () => {
  expect(idsIn('goods_class', [change('pid', 1, 2)])).toEqual([{ field: 'pid', kind: 'goods_class', ids: [1, 2] }])
  expect(idsIn('order', [change('pid', 1, 2)])).toEqual([])
})

it('the menu of an article is one of articles', () => {
  expect(idsIn('article', [change('menu_id', 1, 2)]).map(({ kind }) => kind)).toEqual(['article_menu'])
  expect(idsIn('role', [change('menu_id', 1, 2)]).map(({ kind }) => kind)).toEqual(['menu'])
})
