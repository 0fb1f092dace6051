import { describe, expect, it } from 'vitest'
import { checkSheet } from './check-sheet.ts'

const COMPANIES = [
  { code: 'SF', name: '顺丰速运', nameEn: 'SF Express', pattern: '^SF\\d{10,}$' },
  { code: 'ZTO', name: '中通快递', nameEn: 'ZTO Express', pattern: '^7\\d{11,}$' },
]
const order = (orderNo: string, change: object = {}) =>
  [
    orderNo,
    { id: 1, orderNo, receiver: 'lin', parcels: [], mayShip: true, status: 'waiting_delivery', ...change },
  ] as const
const check = (
  rows: readonly (readonly [order: string, company: string, number: string])[],
  ...orders: ReturnType<typeof order>[]
) =>
  checkSheet(
    rows.map(([order_no, company, number]) => ({ order_no, company, number })),
    new Map(orders),
    COMPANIES,
  )
const problems = (...call: Parameters<typeof check>) => check(...call).map(row => row.problems)

describe('a row of a sheet of tracking numbers', () => {
  it('names its company by code or either name, or by the pattern of the number', () => {
    const rows = check(
      [
        ['A', 'sf', 'X10012345678'],
        ['A', '中通快递', 'X10012345679'],
        ['A', 'ZTO express', 'X10012345670'],
        ['A', '', ' sf10012345678 '],
      ],
      order('A'),
    )
    expect(rows.map(row => [row.code, row.number, row.problems.length])).toEqual([
      ['SF', 'X10012345678', 0],
      ['ZTO', 'X10012345679', 0],
      ['ZTO', 'X10012345670', 0],
      ['SF', 'SF10012345678', 0],
    ])
  })

  it('says which cell is wrong: the company', () => {
    expect(problems([['A', '', 'X10012345678']], order('A'))).toEqual([[{ field: 'company', kind: 'needed' }]])
    expect(problems([['A', 'DHL', 'X10012345678']], order('A'))).toEqual([[{ field: 'company', kind: 'unknown' }]])
  })

  it('says which cell is wrong: an order that is missing, shipped, or not to be shipped', () => {
    expect(problems([['B', 'SF', 'X1001']], order('A'))).toEqual([[{ field: 'order_no', kind: 'missing' }]])
    const shipped = order('A', { mayShip: false, status: 'waiting_receipt', parcels: ['SF1'] })
    expect(problems([['A', 'SF', 'X1001']], shipped)).toEqual([
      [{ field: 'order_no', kind: 'shipped', numbers: ['SF1'] }],
    ])
    const unpaid = order('A', { mayShip: false, status: 'waiting_payment' })
    expect(problems([['A', 'SF', 'X1001']], unpaid)).toEqual([
      [{ field: 'order_no', kind: 'state', status: 'waiting_payment' }],
    ])
  })

  it('says which cell is wrong: the number', () => {
    expect(problems([['A', 'SF', 'X 1']], order('A'))).toEqual([[{ field: 'number', kind: 'invalid' }]])
    expect(problems([['A', 'SF', `D${'1'.repeat(18)}`]], order('A'))).toEqual([
      [{ field: 'number', kind: 'order_number' }],
    ])
    expect(problems([['A', 'SF', 'X1001']], order('A', { parcels: ['X1001'] }))).toEqual([
      [{ field: 'number', kind: 'had' }],
    ])
  })
})

describe('rows of a sheet together', () => {
  it('are several parcels of one order, but not one parcel twice', () => {
    const rows = problems(
      [
        ['A', 'SF', 'X1001'],
        ['A', 'SF', 'X1002'],
        ['A', 'SF', 'x1001'],
      ],
      order('A'),
    )
    expect(rows).toEqual([[], [], [{ field: 'order_no', kind: 'repeated' }]])
  })

  it('are one parcel of several orders of one receiver, and of no other', () => {
    const rows = problems(
      [
        ['A', 'SF', 'X1001'],
        ['B', 'SF', 'X1001'],
        ['C', 'SF', 'X1001'],
      ],
      order('A'),
      order('B'),
      order('C', { receiver: 'gu' }),
    )
    expect(rows).toEqual([[], [], [{ field: 'number', kind: 'other_receiver', orderNo: 'A' }]])
  })
})
