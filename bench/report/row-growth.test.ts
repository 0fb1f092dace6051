import { expect, it } from 'vitest'
import { rowFaults } from './row-growth.ts'

const call = (name: string, rows: Record<string, number>) => ({ name, rows: new Map(Object.entries(rows)) })

it('a call that reads ten times the rows of a table in a world of ten times the orders is named with them', () => {
  const small = [call('/Admin/orders', { orders: 2_000, users: 30 }), call('/Admin/users', { users: 30 })]
  const big = [call('/Admin/orders', { orders: 20_000, users: 34 }), call('/Admin/users', { users: 31 })]
  expect(rowFaults(small, big)).toEqual(['/Admin/orders: 2000 rows of orders, then 20000'])
})

it('a table that only the bigger world reads counts from none', () => {
  const faults = rowFaults([call('/Admin/orders', {})], [call('/Admin/orders', { parcels: 9_000 })])
  expect(faults).toEqual(['/Admin/orders: 0 rows of parcels, then 9000'])
})

it('an SKU that has more movements of its own may read them', () => {
  const proofs = (rows: number) => [call('/Seller/stock_proofs', { stock_movements: rows })]
  expect(rowFaults(proofs(60), proofs(6_000))).toEqual([])
})

it('worlds without a common call are an error, not a pass', () => {
  expect(() => rowFaults([call('/Admin/orders', {})], [call('/Admin/users', {})])).toThrow('in both worlds')
})
