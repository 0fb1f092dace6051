import { expect, it } from 'vitest'
import { fittingAttributes } from './fitting-attributes.ts'

const named = (name: string, name_en = '') => ({ name, name_en })

it('attributes of the old class fall out where the new one lacks them, in either language; own ones stay', () => {
  const rows = [named('材质', 'Material'), named('裙长', 'Length'), named('产地'), named('Weave', 'weave')]
  const { kept, dropped } = fittingAttributes(rows, {
    before: [named('材质'), named('裙长'), named('织法', 'Weave')],
    after: [named('面料', 'material')],
  })
  expect(dropped.map(row => row.name)).toEqual(['裙长', 'Weave'])
  expect(kept.map(row => row.name)).toEqual(['材质', '产地'])
})
