import { SHEET_STATES, type SheetAction, type SheetState } from '@shiji/contract/exchange/sheet.words.ts'
import { defineMachine } from '@shiji/kit/machine/machine.ts'

/** States of an import or export: a person asks, the server works. */
export const sheetMachine = defineMachine({
  initial: 'waiting',
  states: SHEET_STATES,
  moves: {
    check: { from: ['waiting'], to: 'checking', by: ['server'] },
    find: { from: ['checking'], to: 'checked', by: ['server'] },
    write: { from: ['waiting'], to: 'writing', by: ['server'] },
    apply: { from: ['checked'], to: 'applying', by: ['person'] },
    end: { from: ['applying', 'writing'], to: 'done', by: ['server'] },
    fail: { from: ['waiting', 'checking', 'applying', 'writing', 'undoing'], to: 'failed', by: ['server'] },
    cancel: { from: ['waiting', 'checking', 'checked', 'writing'], to: 'cancelled', by: ['person'] },
    undo: { from: ['done', 'failed'], to: 'undoing', by: ['person'] },
    take_back: { from: ['undoing'], to: 'undone', by: ['server'] },
  },
})

/** A state as it is stored. */
export function stateOf(word: string): SheetState {
  const state = SHEET_STATES.find(each => each === word)
  if (state === undefined) throw new Error(`unknown state ${word}`)
  return state
}

/** What a person may do with a job; an undo needs something that was applied. */
export const sheetActions = (job: {
  readonly state: SheetState
  readonly direction: string
  readonly applied: number
}): SheetAction[] =>
  sheetMachine
    .actions(job.state, 'person')
    .filter(action => {
      if (action !== 'cancel' && job.direction === 'export') return false
      return action !== 'undo' || job.applied > 0
    })
    .filter(action => action === 'apply' || action === 'cancel' || action === 'undo')
