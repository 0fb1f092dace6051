import { describe, expect, it } from 'vitest'
import { sheetColumns, sheetRow } from './table-sheet.ts'

const words = { locale: 'zh-cn' as const, status: (vocabulary: string, status: string) => `${vocabulary}:${status}` }

describe('a table as a sheet', () => {
  it('writes yuan, rounded figures, shop time and status words', () => {
    const columns = [
      { id: 'no', title: '订单号' },
      { id: 'amount', title: '金额', kind: 'money', width: 84 },
      { id: 'weight', title: '重量', kind: 'float' },
      { id: 'at', title: '时间', kind: 'time' },
      { id: 'state', title: '状态', kind: 'status', vocabulary: 'order' },
      { id: 'none', title: '空' },
    ] as const
    const row = { no: '0012', amount: 129_050, weight: 1.005, at: '2026-11-21T08:00:00Z', state: 'cancel', none: null }
    expect(sheetRow(columns, row, words)).toEqual(['0012', 1290.5, 1.01, '2026-11-21 16:00:00', 'order:cancel', null])
    expect(sheetColumns(columns)[1]).toEqual({ title: '金额', format: '0.00', width: 12 })
  })
})
