import { SHEET_STATES } from '@shiji/contract/exchange/sheet.words.ts'
import { describe, expect, it } from 'vitest'
import { sheetActions, sheetMachine, stateOf } from './sheet-job.machine.ts'

describe('imports and exports', () => {
  it('are applied after the check only, and undone after they were applied only', () => {
    expect(sheetMachine.sources('apply')).toEqual(['checked'])
    expect(sheetMachine.sources('undo')).toEqual(['done', 'failed'])
    expect(sheetMachine.target('take_back')).toBe('undone')
  })

  it('offer people what can be done now', () => {
    const actions = (state: (typeof SHEET_STATES)[number], applied: number, direction = 'import') =>
      sheetActions({ state, direction, applied }).toSorted()
    expect(actions('checked', 0)).toEqual(['apply', 'cancel'])
    expect(actions('done', 3)).toEqual(['undo'])
    expect(actions('done', 0)).toEqual([])
    expect(actions('applying', 1)).toEqual([])
    expect(actions('writing', 0, 'export')).toEqual(['cancel'])
    expect(actions('done', 3, 'export')).toEqual([])
  })

  it('have the states of the contract, and no other', () => {
    expect(SHEET_STATES.map(stateOf)).toEqual(SHEET_STATES)
    expect(() => stateOf('paused')).toThrow('paused')
  })
})
